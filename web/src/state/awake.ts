/** A screen that stays on while a table is played, where the browser lets it. */

/** Keeps the screen on until it is called off. A browser lets go when the page is hidden, so it is asked again. */
export function keepAwake(): () => void {
  const { wakeLock } = navigator as { wakeLock?: WakeLock };
  if (!wakeLock) return () => undefined;
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const hold = async () => {
    if (document.visibilityState !== 'visible' || isOver) return;
    // A battery that is low is a reason to refuse, and none to complain.
    const held = await wakeLock.request('screen').catch(() => null);
    if (isOver) void held?.release();
    else lock = held;
  };
  const again = () => void hold();
  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
