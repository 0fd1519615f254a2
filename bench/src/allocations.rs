//! An allocator that counts. It hands on to the one of the program `sexton`, so that a server measured beside a house
//! has the same.

use mimalloc::MiMalloc;
use std::alloc::{GlobalAlloc, Layout};
use std::cell::Cell;

thread_local! {
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

struct Counting;

#[global_allocator]
static COUNTING: Counting = Counting;

#[expect(
    unsafe_code,
    reason = "an allocator cannot be written otherwise; it hands on to another"
)]
// SAFETY: every call goes to the other allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count_one();
        // SAFETY: the caller's promises are those the other asks for.
        unsafe { MiMalloc.alloc(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: as above.
        unsafe { MiMalloc.dealloc(block, layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count_one();
        // SAFETY: as above.
        unsafe { MiMalloc.realloc(block, layout, size) }
    }
}

fn count_one() {
    // A thread that is ending has no counter any more; what it allocates then is nobody's playout.
    let _ = COUNT.try_with(|count| count.set(count.get() + 1));
}

/// How often this thread has taken memory from the heap while `work` ran.
pub fn count<T>(work: impl FnOnce() -> T) -> (T, u64) {
    let before = COUNT.with(Cell::get);
    let result = work();
    (result, COUNT.with(Cell::get) - before)
}
