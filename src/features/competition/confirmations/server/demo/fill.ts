import { join } from 'node:path';
import * as z from 'zod/mini';
import { ResidenceCell } from '#demo/names.ts';
import type { Game } from '#features/competition/games/contract.ts';
import { gamesByIds } from '#features/competition/games/server/queries.ts';
import { demoMembers } from '#features/people/accounts/server/demo/fill.ts';
import { addNotices } from '#features/people/notices/server/commands.ts';
import { SportCell } from '#features/teams/sports/server/demo/sports.ts';
import { demoTeams } from '#features/teams/teams/server/demo/teams.ts';
import { readJson } from '#server/data-files.ts';
import type { Write } from '#server/write.ts';
import { disputesTag } from '../../cache-tags.ts';
import { questionNotice, questionRow } from '../asking-commands.ts';
import type { Captaincy } from '../policy.ts';
import { concernedBy } from '../queries.ts';

const DemoResult = z.strictObject({
  sport: SportCell,
  home: ResidenceCell,
  away: ResidenceCell,
  askedHoursAgo: z.number(),
  answers: z.array(
    z.strictObject({
      kind: z.enum(['confirmed', 'disputed']),
      side: z.enum(['home', 'away']),
      hoursAgo: z.number(),
      reason: z.exactOptional(z.string()),
    }),
  ),
});
type DemoResult = z.infer<typeof DemoResult>;

/** One result waits for the demo's member, one is disputed, one was confirmed by both. */
const results = readJson(join(import.meta.dirname, 'results.json'), z.array(DemoResult));

export async function addDemoConfirmations(write: Write): Promise<void> {
  const member = (await demoMembers(write)).get('member');
  for (const result of results) {
    const game = await findDemoGame(write, result);
    if (!game) continue;
    const { captains } = (await concernedBy(write.db, [game]))(game);
    const earlier = { ...write, now: hoursBefore(write.now, result.askedHoursAgo) };
    const events = [
      ...questionRow(game, captains, earlier),
      ...result.answers.map((answer) => answerRow(write, game, answer, captains)),
    ];
    for (const event of events) await write.db.insertInto('result_events').values(event).execute();
    const recipients = captains.filter(({ accountId }) => accountId === member?.accountId);
    const notice = questionNotice(game, false);
    if (recipients.length > 0)
      await addNotices(
        earlier,
        recipients.map(({ accountId }) => ({ accountId, ...notice })),
      );
  }
  write.changed(disputesTag);
}

const answerRow = (
  write: Write,
  game: Game,
  answer: DemoResult['answers'][number],
  captains: readonly Captaincy[],
) => ({
  game_id: game.id,
  kind: answer.kind,
  at: hoursBefore(write.now, answer.hoursAgo).toISOString(),
  side: answer.side,
  reason: answer.reason ?? null,
  account_id: captains.find(({ side }) => side === answer.side)?.accountId ?? null,
});

async function findDemoGame(write: Write, { sport, home, away }: DemoResult): Promise<Game | undefined> {
  const row = await write.db
    .selectFrom('games')
    .select('id')
    .where('home_team_id', '=', findTeam(sport, home))
    .where('away_team_id', '=', findTeam(sport, away))
    .where('status', '=', 'completed')
    .orderBy('date_time', 'desc')
    .executeTakeFirst();
  return row && (await gamesByIds(write.db, write.viewer, [row.id])).get(row.id);
}

const findTeam = (sportId: number, residence: string): number =>
  demoTeams.find((team) => team.sportId === sportId && team.residence === residence)?.id ?? 0;

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000);
