//! The headers every answer carries: nothing is loaded from elsewhere, nothing is framed, nothing is guessed.

use crate::Config;
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::Response;

/// Only our own scripts, styles, pictures and sounds; only our own socket.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const FIXED: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    ),
    (
        HeaderName::from_static("x-permitted-cross-domain-policies"),
        "none",
    ),
];

/// What means something over https alone. Over plain http browsers ignore it, and complain of the opener policy.
const SECURE: [(HeaderName, &str); 2] = [
    (header::STRICT_TRANSPORT_SECURITY, "max-age=31536000"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
];

/// Puts the headers on an answer.
pub(crate) fn secure(config: &Config, response: &mut Response) {
    let headers = response.headers_mut();
    for (name, value) in FIXED {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if config.is_secure() {
        for (name, value) in SECURE {
            headers.insert(name, HeaderValue::from_static(value));
        }
    }
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
}
