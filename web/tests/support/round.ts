/** Says before and after a round from which seed it was dealt. */

export default function round(): () => void {
  const told = `Dealt from seed ${process.env.SEXTON_SEED}; to deal the same again: SEXTON_SEED=${process.env.SEXTON_SEED} npm run e2e`;
  console.log(told);
  return () => console.log(told);
}
