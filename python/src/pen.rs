//! Observations are written once: the same code fills a buffer and tells how it is laid out.

/// Takes features in order, one byte each.
pub(crate) trait Pen {
    /// What follows, and its shape.
    fn section(&mut self, name: &'static str, shape: &[usize]);

    /// One feature: 0 or 1.
    fn flag(&mut self, is_set: bool) {
        self.count(u32::from(is_set));
    }

    /// One feature: a number, 255 if it is larger.
    fn count(&mut self, number: u32);

    /// So many features, of which one is 1, or none.
    fn one_of(&mut self, count: usize, which: Option<usize>);

    /// So many features at once, all 0, for whoever writes them in another order.
    fn block(&mut self, count: usize) -> &mut [u8] {
        let features = self.room(count);
        features.fill(0);
        features
    }

    /// So many features as they were before, for whoever writes every one of them.
    fn room(&mut self, count: usize) -> &mut [u8];
}

/// Fills a buffer, whatever was in it before.
pub(crate) struct Fill<'a> {
    rest: &'a mut [u8],
}

impl<'a> Fill<'a> {
    pub(crate) fn new(buffer: &'a mut [u8]) -> Fill<'a> {
        Fill { rest: buffer }
    }

    #[inline]
    fn take(&mut self, count: usize) -> &'a mut [u8] {
        let rest = std::mem::take(&mut self.rest);
        let (taken, rest) = rest.split_at_mut(count.min(rest.len()));
        self.rest = rest;
        taken
    }
}

impl Pen for Fill<'_> {
    #[inline]
    fn section(&mut self, _: &'static str, _: &[usize]) {}

    #[inline]
    fn count(&mut self, number: u32) {
        if let [feature] = self.take(1) {
            *feature = number.min(255) as u8;
        }
    }

    #[inline]
    fn one_of(&mut self, count: usize, which: Option<usize>) {
        let features = self.take(count);
        features.fill(0);
        if let Some(feature) = which.and_then(|which| features.get_mut(which)) {
            *feature = 1;
        }
    }

    #[inline]
    fn room(&mut self, count: usize) -> &mut [u8] {
        self.take(count)
    }
}

/// A part of an observation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Section {
    pub(crate) name: &'static str,
    pub(crate) start: usize,
    pub(crate) shape: Vec<usize>,
}

/// Notes the sections instead of their features.
#[derive(Default)]
pub(crate) struct Plan {
    pub(crate) sections: Vec<Section>,
    /// How many features there are.
    pub(crate) len: usize,
    spare: Vec<u8>,
}

impl Pen for Plan {
    fn section(&mut self, name: &'static str, shape: &[usize]) {
        self.sections.push(Section {
            name,
            start: self.len,
            shape: shape.to_vec(),
        });
    }

    fn count(&mut self, _: u32) {
        self.len += 1;
    }

    fn one_of(&mut self, count: usize, _: Option<usize>) {
        self.len += count;
    }

    fn room(&mut self, count: usize) -> &mut [u8] {
        self.len += count;
        self.spare = vec![0; count];
        &mut self.spare
    }
}
