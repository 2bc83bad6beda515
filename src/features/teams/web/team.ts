import type { Team } from '../contract.ts';

export const teamPath = ({ id, sportId }: Pick<Team, 'id' | 'sportId'>): string => `/teams?sport=${sportId}&team=${id}`;

/** 'Women · 12 games' */
export const gamesText = ({ gender, gamesPlayed }: Pick<Team, 'gender' | 'gamesPlayed'>): string =>
  `${gender} · ${gamesPlayed} ${gamesPlayed === 1 ? 'game' : 'games'}`;
