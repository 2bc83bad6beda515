import type { Viewer } from '#server/access/access.ts';
import type { Player } from '../contract.ts';
import { sumOf } from './openings.ts';
import { type PlayerRow, presentPlayer } from './present.ts';
import { statColumns, statsIn } from './stat-columns.ts';

/** A preview of a merge: the kept player with the filled fields, and the totals of both players. */
export const together = (kept: PlayerRow, other: PlayerRow, filled: Partial<PlayerRow>, viewer: Viewer): Player =>
  presentPlayer({ ...kept, ...filled, ...statColumns(sumOf(statsIn(kept), statsIn(other))) }, viewer);
