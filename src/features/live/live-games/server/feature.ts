import { sql } from 'kysely';
import { playerRows } from '#features/teams/players/server/extension-points.ts';
import { definePlayerRows } from '#features/teams/players/server/moving-commands.ts';
import { rowUses } from '#platform/spreadsheets/server/extension-points.ts';
import type { Feature } from '#server/feature.ts';
import { eventsTag, pendingTag } from '../cache-tags.ts';
import { followingTypedScores } from './commands.ts';
import { eventExport, offeredExport } from './export.ts';
import { keptPlays } from './kept-plays.ts';
import { liveGamesRoutes } from './routes.ts';
import { liveGamesMigrations } from './tables.ts';

/** Reports each unreadable row once, however often it is read. */
function onceEach(report: (row: number) => void): (row: number) => void {
  const reported = new Set<number>();
  return (row) => {
    if (!reported.has(row)) report(row);
    reported.add(row);
  };
}

export const liveGames: Feature = {
  name: 'live-games',
  migrations: liveGamesMigrations,
  keeps: () => [
    {
      about: 'duty',
      title: 'Games that you scored',
      what: 'Which plays you entered and when, and what you decided about plays of others.',
      seenBy: 'Everybody sees the plays. Officers and admins see who entered them.',
      until: 'As long as the game exists.',
      tables: ['game_events', 'game_scoring_holders', 'offered_events', 'clash_decisions'],
    },
  ],
  onReset: {
    box_score_adjustments: 'emptied',
    clash_decisions: 'emptied',
    game_events: 'emptied',
    game_scoring_holders: 'emptied',
    game_scoring_joined: 'emptied',
    offered_events: 'emptied',
  },
  routes: ({ log }) => liveGamesRoutes(onceEach((row) => log.warn({ row }, 'an event of a game cannot be read'))),
  subscriptionAccess: { member: [eventsTag], officer: [pendingTag] },
  on: [followingTypedScores, keptPlays],
  contributes: [
    rowUses.contribution({
      of: 'games',
      uses: sql`select game_id as id from game_events union all select game_id from offered_events`,
      one: 'play',
      many: 'plays',
      onUndo: 'stays',
      onDelete: 'deleted',
    }),
    eventExport,
    offeredExport,
    playerRows.contribution(definePlayerRows({ table: 'box_score_adjustments', key: 'id', tag: eventsTag })),
    ...(['player_id', 'other_player_id', 'fielder_id'] as const).flatMap((column) => [
      playerRows.contribution(definePlayerRows({ table: 'game_events', key: 'id', column, tag: eventsTag })),
      playerRows.contribution(definePlayerRows({ table: 'offered_events', key: 'id', column, tag: pendingTag })),
    ]),
  ],
  demo: async (write) => (await import('./demo/fill.ts')).addDemoPlays(write),
  testing: async () => (await import('../testing/examples.ts')).liveGamesExamples,
};
