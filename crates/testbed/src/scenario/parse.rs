//! From text to stories, line by line.

/// The word a line begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Word {
    /// What is dealt.
    Given,
    /// What happens.
    When,
    /// What must hold.
    Then,
    /// What must be refused.
    Refuse,
    /// What is offered.
    Options,
    /// What was seen.
    Sees,
}

const WORDS: [(&str, Word); 6] = [
    ("given", Word::Given),
    ("when", Word::When),
    ("then", Word::Then),
    ("refuse", Word::Refuse),
    ("options", Word::Options),
    ("sees", Word::Sees),
];

/// One line of a story.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScriptLine {
    /// Where it stands, counted from 1.
    pub number: usize,
    /// What kind of line it is.
    pub word: Word,
    /// What it says, without the comment.
    pub text: String,
    /// What the comment says.
    pub comment: String,
}

impl ScriptLine {
    /// The rule number the comment begins with, up to the first comma or space.
    pub fn rule(&self) -> &str {
        self.comment.split([',', ' ', ':']).next().unwrap_or_default()
    }
}

/// One story: a table and what happens there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Story {
    /// The comment before it.
    pub title: String,
    /// Where it begins.
    pub number: usize,
    /// What the `table` line says.
    pub table: String,
    /// Its steps in order.
    pub lines: Vec<ScriptLine>,
}

/// Reads the stories of a file.
///
/// # Errors
/// The number of the first line that makes no sense, and what was expected.
pub fn parse(text: &str) -> Result<Vec<Story>, (usize, String)> {
    let mut stories: Vec<Story> = Vec::new();
    let mut title = String::new();
    for (idx, line) in text.lines().enumerate() {
        let number = idx + 1;
        let (body, comment) = split_comment(line);
        if body.is_empty() {
            // The first comment after a blank line or a step is the title of the story that follows it.
            if !comment.is_empty() && title.is_empty() {
                comment.clone_into(&mut title);
            }
            continue;
        }
        let (word, rest) = body.split_once(char::is_whitespace).unwrap_or((body, ""));
        let rest = rest.trim();
        if word == "table" {
            stories.push(Story {
                title: std::mem::take(&mut title),
                number,
                table: rest.to_owned(),
                lines: Vec::new(),
            });
            continue;
        }
        title.clear();
        let Some(story) = stories.last_mut() else {
            return Err((number, format!("expected `table` first, found `{word}`")));
        };
        let Some((_, word)) = WORDS.iter().find(|(name, _)| *name == word) else {
            let names: Vec<&str> = WORDS.iter().map(|(name, _)| *name).collect();
            let message = format!("expected table, {}; found `{word}`", names.join(", "));
            return Err((number, message));
        };
        if rest.is_empty() {
            return Err((number, format!("expected something after `{}`", body.trim())));
        }
        story.lines.push(ScriptLine {
            number,
            word: *word,
            text: rest.to_owned(),
            comment: comment.to_owned(),
        });
    }
    if stories.is_empty() {
        return Err((1, "expected a story, found none".to_owned()));
    }
    Ok(stories)
}

/// What a line says, and the comment behind it.
fn split_comment(line: &str) -> (&str, &str) {
    let (body, comment) = line.split_once('#').unwrap_or((line, ""));
    (body.trim(), comment.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_story_is_its_title_its_table_and_its_lines() {
        let stories =
            parse("# The title\n# more\ntable x a=1\n\nwhen go  # T-1, why\n# Next\ntable y\n").unwrap();
        assert_eq!(stories.len(), 2);
        assert_eq!(
            (stories[0].title.as_str(), stories[0].table.as_str()),
            ("The title", "x a=1")
        );
        assert_eq!(stories[1].title, "Next");
        let line = &stories[0].lines[0];
        assert_eq!(
            (line.number, line.word, line.text.as_str(), line.rule()),
            (5, Word::When, "go", "T-1")
        );
    }

    #[test]
    fn a_line_that_makes_no_sense_is_named() {
        let check = |text: &str, line: usize, expected: &str| {
            let (found, message) = parse(text).unwrap_err();
            assert_eq!(found, line, "{message}");
            assert!(message.contains(expected), "{message}");
        };
        check("", 1, "expected a story");
        check("when go", 1, "expected `table` first");
        check("table x\n\ngo home", 3, "found `go`");
        check("table x\nwhen # nothing", 2, "expected something after `when`");
    }
}
