//! The scenarios of the spec (RF-12), from described positions.
//!
//! Players are A (family 2), B (family 1), C (family 3), then D (4) and E (5), clockwise; `A4` is A's relative
//! who wishes for grave 4.

mod burials;
mod data;
mod documents;
mod ends;
mod maintenance;
mod mix_up;
mod overdue;
mod paul_and_dagmar;
mod position;
mod privacy;
mod scene;
mod script;
mod setup;
mod shares;
mod shock;
mod steps;
mod visits;
mod windows;

use position::Position;
use scene::Scene;
