import { compareNames } from '#shared/names.ts';
import type { MyTeam } from './contract.ts';

/** Why a team is somebody's own, the closest reason first. */
export const reasons = ['player', 'followed', 'residence'] as const;
export type Reason = (typeof reasons)[number];

export function closestReason({ isPlayer, isFollowed }: Pick<MyTeam, 'isPlayer' | 'isFollowed'>): Reason {
  if (isPlayer) return 'player';
  return isFollowed ? 'followed' : 'residence';
}

export const reasonLabels: Readonly<Record<Reason, string>> = {
  player: 'Your team',
  followed: 'You follow',
  residence: 'Your residence',
};

export const byCloseness = (one: MyTeam, other: MyTeam): number =>
  reasons.indexOf(closestReason(one)) - reasons.indexOf(closestReason(other)) ||
  compareNames(one.team.name, other.team.name);
