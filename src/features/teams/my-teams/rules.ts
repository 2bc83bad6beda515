import { compareNames } from '#shared/names.ts';
import type { MyTeam } from './contract.ts';

/** Why a team is somebody's own, the closest reason first. */
export const reasons = ['player', 'followed', 'residence'] as const;
export type Reason = (typeof reasons)[number];

export function closestReason({ isPlayer, isFollowed }: Pick<MyTeam, 'isPlayer' | 'isFollowed'>): Reason {
  if (isPlayer) return 'player';
  return isFollowed ? 'followed' : 'residence';
}

/** Whether somebody plays in a team or follows it: they chose it, unlike those of their residence. */
export const isNear = (mine: Pick<MyTeam, 'isPlayer' | 'isFollowed'>): boolean => mine.isPlayer || mine.isFollowed;

/** The teams that a list of all teams marks as somebody's own: those of the residence only if none is closer. */
export const markedTeams = (teams: readonly MyTeam[]): readonly MyTeam[] =>
  teams.some(isNear) ? teams.filter(isNear) : teams;

export const reasonLabels: Readonly<Record<Reason, string>> = {
  player: 'Your team',
  followed: 'You follow',
  residence: 'Your residence',
};

export const byCloseness = (one: MyTeam, other: MyTeam): number =>
  reasons.indexOf(closestReason(one)) - reasons.indexOf(closestReason(other)) ||
  compareNames(one.team.name, other.team.name);
