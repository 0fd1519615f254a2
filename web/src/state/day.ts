/** The house of the day: its date in words, and how long it lasts. Days are those of Greenwich, as the house counts them. */

const DAY_MS = 86_400_000;

/** The date of a day such as `2026-02-03`, in words. */
export function dayName(day: string, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`));
}

/** How long it is until the next one, such as `5:07:09`; nothing if it is there already. */
export function untilNextDay(day: string, now: number): string | null {
  const left = Math.ceil((Date.parse(`${day}T00:00:00Z`) + DAY_MS - now) / 1000);
  if (!(left > 0)) return null;
  const two = (count: number) => String(count).padStart(2, '0');
  return `${Math.floor(left / 3600)}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`;
}
