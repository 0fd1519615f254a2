//! One module for each command.

pub(crate) mod admin;
pub(crate) mod arena;
pub(crate) mod bot;
pub(crate) mod completions;
pub(crate) mod config;
pub(crate) mod copy;
pub(crate) mod manual;
pub(crate) mod odds;
pub(crate) mod play;
pub(crate) mod referee_lab;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod schema;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod table;
pub(crate) mod verify;
