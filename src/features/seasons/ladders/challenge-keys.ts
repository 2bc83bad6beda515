export const sides = ['challenger', 'challenged'] as const;

/**
 * `open` waits for an answer, `accepted` for a game, `entered` for the other side's word about the result. `agreed` is a
 * result to which nobody objected within 24 hours. `unanswered` and `unplayed` have run out.
 */
export const statuses = [
  ...(['open', 'accepted', 'entered', 'disputed', 'confirmed', 'agreed', 'decided'] as const),
  ...(['declined', 'unanswered', 'unplayed', 'ended'] as const),
] as const;
