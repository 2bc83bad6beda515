/** 'Thandi, Sipho and 21 others are going'. `names` are the first few of the `count` people. */
export function goingSentence(names: readonly string[], count: number): string {
  const [first, second, third] = names;
  if (count === 0 || first === undefined) return 'Nobody is going yet. Be the first!';
  if (count === 1 || second === undefined)
    return count > 1 ? `${first} and ${others(count - 1)} are going` : `${first} is going`;
  if (count === 2) return `${first} and ${second} are going`;
  if (count === 3 && third !== undefined) return `${first}, ${second} and ${third} are going`;
  return `${first}, ${second} and ${others(count - 2)} are going`;
}

const others = (count: number) => (count === 1 ? '1 other' : `${count} others`);
