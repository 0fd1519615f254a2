//! The referee (stub).
