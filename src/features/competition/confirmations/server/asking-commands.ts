import type { Game } from '#features/competition/games/contract.ts';
import { isCountedResult } from '#features/competition/games/rules.ts';
import { gameChanged, gameCompleted } from '#features/competition/games/server/events.ts';
import { gamesByIds } from '#features/competition/games/server/queries.ts';
import { describeWhole } from '#features/competition/games/whole-result-rules.ts';
import { addNotices, type NewNotice } from '#features/people/notices/server/commands.ts';
import { authorizeJudge, isOwnCase } from '#features/teams/player-links/server/own-case-policy.ts';
import { type Captain, listCaptains } from '#features/teams/player-links/server/queries.ts';
import { isMember } from '#server/access/access.ts';
import { batches } from '#server/database/engine.ts';
import { type Write, when } from '#server/write.ts';
import { confirmationTag, disputesTag } from '../cache-tags.ts';
import { type AskedResult, isSameResult, type ResultEvent, settle, sides, wasDisputed } from '../rules.ts';
import { resultRecorded } from './events.ts';
import type { Captaincy } from './policy.ts';
import { storedQuestion } from './present.ts';
import { captaincies, concernedBy, listEvents } from './queries.ts';

/** If a result changes after captains were asked, asks about the new one, or ends the question. */
export const followingResults = when(gameChanged, (write, games) => follow(write, games, false));

/** Asks when a game is completed. A game with an older result that nobody was asked about is left alone. */
export const askingCaptains = when(gameCompleted, (write, games) => follow(write, games, true));

/** Notes who scored a game beside the question about its result: whoever scored it does not confirm it. */
export const notingRecorders = when(resultRecorded, async ({ db, changed }, games) => {
  for (const { gameId, accountIds } of games) {
    const asked = db.selectFrom('result_events').where('game_id', '=', gameId).where('kind', '=', 'asked');
    const row = await asked.select(['id', 'question']).orderBy('id', 'desc').limit(1).executeTakeFirst();
    if (!row?.question || accountIds.length === 0) continue;
    const question = JSON.stringify({ ...JSON.parse(row.question), recordedBy: accountIds });
    await db.updateTable('result_events').set({ question }).where('id', '=', row.id).execute();
    changed(confirmationTag(gameId));
  }
});

type Changed = readonly { gameId: number }[];

async function follow(write: Write, changed: Changed, asksFirst: boolean): Promise<void> {
  for (const some of batches([...new Set(changed.map(({ gameId }) => gameId))])) {
    const events = await listEvents(write.db, some);
    const concerned = asksFirst ? some : some.filter((id) => events.has(id));
    const games = [...(await gamesByIds(write.db, write.viewer, concerned)).values()];
    const toAsk = games.filter((game) => isToAsk(game, events.get(game.id) ?? [], write.now));
    const toEnd = games.filter((game) => isToEnd(game, events.get(game.id) ?? [], write.now));
    await authorizeCorrections(write, [...toAsk, ...toEnd], events);
    await ask(write, toAsk, new Set(events.keys()));
    await end(write, toEnd);
  }
}

export const othersDecide = 'You take part in this game: another officer or an admin decides about its disputed result';

/** A result that was disputed is corrected by nobody who takes part in the game, whatever call they use. */
async function authorizeCorrections(
  write: Write,
  games: readonly Game[],
  events: ReadonlyMap<number, readonly ResultEvent[]>,
): Promise<void> {
  const disputed = games.filter(({ id }) => wasDisputed(settle(events.get(id) ?? [], write.now)));
  const concerned = await concernedBy(write.db, disputed);
  for (const game of disputed.filter((one) => isOwnCase(write.viewer, concerned(one).open))) {
    authorizeJudge(write, concerned(game).open, othersDecide);
    await write.audit({ act: 'result.own-case', subject: `game:${game.id}`, detail: { ownCase: true } });
  }
}

/** Null if there is no result that counts. */
function toResult(game: Game): AskedResult | null {
  const { homeScore, awayScore, homeShootout, awayShootout, homeTeamId, awayTeamId, resultType, resultAgainst } = game;
  if (!isCountedResult(game) || homeScore === null || awayScore === null) return null;
  return { homeTeamId, awayTeamId, homeScore, awayScore, homeShootout, awayShootout, resultType, resultAgainst };
}

function isToAsk(game: Game, events: readonly ResultEvent[], now: Date): boolean {
  const result = toResult(game);
  const { request, closedBy } = settle(events, now);
  return result !== null && (!request || closedBy === 'end' || !isSameResult(request.result, result));
}

function isToEnd(game: Game, events: readonly ResultEvent[], now: Date): boolean {
  const { request, closedBy } = settle(events, now);
  return toResult(game) === null && request !== null && closedBy !== 'end';
}

async function ask(write: Write, games: readonly Game[], askedBefore: ReadonlySet<number>): Promise<void> {
  if (games.length === 0) return;
  const teamIds = games.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]);
  const captains = await listCaptains(write.db, teamIds);
  await write.db
    .insertInto('result_events')
    .values(games.flatMap((game) => questionRow(game, captaincies(captains, game), write)))
    .execute();
  await notifyCaptains(write, games, captains, askedBefore);
  write.changed(disputesTag, ...games.map(({ id }) => confirmationTag(id)));
}

export function questionRow(
  game: Game,
  captains: readonly Captaincy[],
  { viewer, now }: Pick<Write, 'viewer' | 'now'>,
) {
  const result = toResult(game);
  const withoutCaptain = sides.filter((side) => captains.every((one) => one.side !== side));
  const account_id = isMember(viewer) ? viewer.accountId : null;
  const row = { game_id: game.id, kind: 'asked' as const, at: now.toISOString(), account_id };
  return result ? [{ ...row, question: storedQuestion({ ...result, withoutCaptain }) }] : [];
}

async function notifyCaptains(
  write: Write,
  games: readonly Game[],
  captains: readonly Captain[],
  askedBefore: ReadonlySet<number>,
): Promise<void> {
  if (captains.length === 0) return;
  const notices = games.flatMap((game) => {
    const accounts = new Set(captaincies(captains, game).map(({ accountId }) => accountId));
    const notice = questionNotice(game, askedBefore.has(game.id));
    return [...accounts].map((accountId) => ({ accountId, ...notice }));
  });
  if (notices.length > 0) await addNotices(write, notices);
}

export const questionNotice = (game: Game, isCorrected: boolean): NewNotice => ({
  kind: 'result',
  title: isCorrected ? 'Confirm the corrected result' : 'Confirm the result',
  text: `${describeWhole(game)}. Confirm or dispute it within 24 hours; after that it counts as agreed.`,
  link: gamePath(game.id),
});

async function end(write: Write, games: readonly Game[]): Promise<void> {
  if (games.length === 0) return;
  const at = write.now.toISOString();
  const rows = games.map(({ id }) => ({ game_id: id, kind: 'ended' as const, at }));
  await write.db.insertInto('result_events').values(rows).execute();
  write.changed(disputesTag, ...games.map(({ id }) => confirmationTag(id)));
}

export const gamePath = (id: number): string => `/games/${id}`;
