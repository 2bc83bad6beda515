/** What points can follow from. */
export const derivedKinds = [
  ...(['entry', 'win', 'tie', 'loss', 'default', 'forfeit', 'playoffs', 'place'] as const),
  ...(['turnout', 'people', 'neverAbsent', 'sportsmanship', 'lost', 'lowRating'] as const),
] as const;
export type DerivedKind = (typeof derivedKinds)[number];
