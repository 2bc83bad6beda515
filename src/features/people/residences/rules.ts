interface Crested {
  crest: string | null;
  firstColour: string;
  secondColour: string;
}

/** The crest of a team without a logo: that of its residence, or one colour of each of two. */
export function pickCrest(first: Crested, second: Crested | undefined): { picture: string | null; colours: string[] } {
  return second
    ? { picture: null, colours: [first.firstColour, second.firstColour] }
    : { picture: first.crest, colours: [first.firstColour, first.secondColour] };
}
