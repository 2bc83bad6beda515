import type { DemoStats } from '#features/players/server/demo/fill.ts';
import type { RosterPlace } from '#features/players/server/demo/roster.ts';

/** Someone of a team at work in one game: who, and the totals that grow. */
export interface Line {
  place: RosterPlace;
  stats: DemoStats;
}
