//! The screens of the games with several seats.

mod dawn_under;
mod ruhe_in_frieden;
