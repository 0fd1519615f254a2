/** Plain data that is compared. */

/** Whether two pieces of plain data are the same, in whatever order their fields are written. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const fields = Object.keys(one);
  const has = (name: string) => name in other && isSame(one[name as keyof typeof one], other[name as keyof typeof other]);
  return fields.length === Object.keys(other).length && fields.every(has);
}
