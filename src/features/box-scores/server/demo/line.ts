import type { DemoStats } from '#features/players/server/demo/fill.ts';
import type { RosterPlace } from '#features/players/server/demo/roster.ts';

export interface Line {
  place: RosterPlace;
  stats: DemoStats;
}
