//! Blanking what is not code.
//!
//! A search for `.unwrap()` must not find the words of a comment, and a brace in a string must not close a module.

/// The text with comments, strings and character literals replaced by spaces; line breaks stay.
pub(super) fn mask(text: &str) -> String {
    let mut masked = String::with_capacity(text.len());
    let mut rest = text;
    let mut previous = ' ';
    while let Some(first) = rest.chars().next() {
        let length = hidden_length(rest, previous);
        if length == 0 {
            masked.push(first);
            previous = first;
            rest = &rest[first.len_utf8()..];
        } else {
            let blank = |character| if character == '\n' { '\n' } else { ' ' };
            masked.extend(rest[..length].chars().map(blank));
            previous = ' ';
            rest = &rest[length..];
        }
    }
    masked
}

/// How many bytes from here on are a comment or a literal; zero when code begins here.
fn hidden_length(rest: &str, previous: char) -> usize {
    let is_word = previous.is_alphanumeric() || previous == '_';
    if rest.starts_with("//") {
        return rest.find('\n').unwrap_or(rest.len());
    }
    if rest.starts_with("/*") {
        return block_comment_length(rest);
    }
    if rest.starts_with('\'') {
        return character_length(rest);
    }
    let prefix = if is_word {
        0
    } else {
        rest.len() - rest.trim_start_matches(['b', 'c']).len()
    };
    if !is_word && prefix <= 1 && rest[prefix..].starts_with('r') {
        return raw_string_length(rest, prefix + 1);
    }
    if prefix <= 1 && rest[prefix..].starts_with('"') {
        prefix + string_length(&rest[prefix..])
    } else {
        0
    }
}

fn block_comment_length(rest: &str) -> usize {
    let mut depth = 0_usize;
    let mut position = 0;
    while position < rest.len() {
        // Block comments nest.
        let step = match rest.as_bytes()[position..] {
            [b'/', b'*', ..] => {
                depth += 1;
                2
            }
            [b'*', b'/', ..] => {
                depth -= 1;
                2
            }
            _ => 1,
        };
        position += step;
        if depth == 0 {
            return position;
        }
    }
    rest.len()
}

/// A character literal; a lifetime is code.
fn character_length(rest: &str) -> usize {
    let mut characters = rest.char_indices().skip(1);
    let Some((_, first)) = characters.next() else {
        return 0;
    };
    let Some((position, second)) = characters.next() else {
        return 0;
    };
    if first == '\\' {
        let escaped = position + second.len_utf8();
        return rest[escaped..].find('\'').map_or(0, |end| escaped + end + 1);
    }
    if second == '\'' { position + 1 } else { 0 }
}

fn string_length(rest: &str) -> usize {
    let mut is_escaped = false;
    for (position, byte) in rest.bytes().enumerate().skip(1) {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' => is_escaped = true,
            b'"' => return position + 1,
            _ => {}
        }
    }
    rest.len()
}

/// A raw string whose hashes begin at `hashes`; a raw identifier is code.
fn raw_string_length(rest: &str, hashes: usize) -> usize {
    let count = rest[hashes..].len() - rest[hashes..].trim_start_matches('#').len();
    let open = hashes + count;
    if !rest[open..].starts_with('"') {
        return 0;
    }
    let close = format!("\"{}", "#".repeat(count));
    rest[open + 1..]
        .find(&close)
        .map_or(rest.len(), |end| open + 1 + end + close.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &str) {
        assert_eq!(mask(text), expected, "{text}");
        assert_eq!(mask(text).chars().count(), text.chars().count());
    }

    #[test]
    fn comments_are_blank() {
        check("a // b\nc", "a     \nc");
        check("a /* b /* c */\n d */ e", "a             \n      e");
        check("a / b", "a / b");
    }

    #[test]
    fn strings_are_blank() {
        check(r#"f("a \" b", c)"#, "f(        , c)");
        check(r##"f(r#"a " b"#, c)"##, "f(          , c)");
        check("f(b\"a\", br\"\\\", c)", "f(    ,      , c)");
        check("f(\"♠\n{\")", "f(  \n  )");
    }

    #[test]
    fn raw_identifiers_and_words_are_code() {
        check("r#fn bar \"x\"", "r#fn bar    ");
        check("number", "number");
    }

    #[test]
    fn lifetimes_are_code_and_characters_are_not() {
        check(
            "&'a str, '{', '\\'', '\\u{7b}', 'b'",
            "&'a str,    ,     ,         ,    ",
        );
    }
}
