interface Going {
  /** The first few of them. */
  names: readonly string[];
  count: number;
  /** The name under which the reader is among them. */
  goesAs?: string | undefined;
}

/** 'Thandi, Sipho and 21 others are going', or 'You, Thandi and 16 others are going' to one of them. */
export function goingSentence({ names, count, goesAs }: Going): string {
  if (goesAs === undefined) return namedSentence(names, count);
  const [first, second] = names.filter((name) => name !== goesAs);
  // One's own answer may be known before the new count.
  const isCounted = names.includes(goesAs) || count > names.length;
  const rest = isCounted ? count - 1 : count;
  if (rest === 0) return 'You are going';
  if (first === undefined) return `You and ${others(rest)} are going`;
  if (rest === 1) return `You and ${first} are going`;
  if (rest === 2 && second !== undefined) return `You, ${first} and ${second} are going`;
  return `You, ${first} and ${others(rest - 1)} are going`;
}

function namedSentence(names: readonly string[], count: number): string {
  const [first, second, third] = names;
  if (count === 0 || first === undefined) return 'Nobody is going yet. Be the first!';
  if (count === 1 || second === undefined)
    return count > 1 ? `${first} and ${others(count - 1)} are going` : `${first} is going`;
  if (count === 2) return `${first} and ${second} are going`;
  if (count === 3 && third !== undefined) return `${first}, ${second} and ${third} are going`;
  return `${first}, ${second} and ${others(count - 2)} are going`;
}

const others = (count: number) => (count === 1 ? '1 other' : `${count} others`);
