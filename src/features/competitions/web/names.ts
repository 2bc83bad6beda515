import type { CompetitionKind, firstTieBreaks } from '../contract.ts';

export const kindNames: Record<CompetitionKind, string> = { league: 'League', cup: 'Cup', friendly: 'Friendly' };

export const tieBreakNames: Record<(typeof firstTieBreaks)[number], string> = {
  sport: "The sport's own",
  headToHead: 'Head-to-head',
  difference: 'Better difference',
  for: 'More scored',
  ratio: 'Better ratio of scored to conceded',
  wins: 'More wins',
};
