import { sql } from 'kysely';
import { competitionsTag, competitionTag } from '#features/competition/competitions/cache-tags.ts';
import { categoryIn } from '#features/competition/competitions/rules.ts';
import { addCompetition } from '#features/competition/competitions/server/commands.ts';
import { competitionTable, findCompetition } from '#features/competition/competitions/server/queries.ts';
import { maxStageLength } from '#features/competition/games/contract.ts';
import { addPlannedGames, type PlannedRow, replanGame } from '#features/competition/games/server/planned-commands.ts';
import { batches, isUniqueViolation } from '#server/database/engine.ts';
import { conflict, notFound } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { seasonPlansTag, seasonPlanTag } from '../../cache-tags.ts';
import type { Place, PlanCompetition, SeasonPlan } from '../../contract.ts';
import type { NewsGame } from '../../news-rules.ts';
import type { Publishing, ShownPlace } from '../../publish-contract.ts';
import { isSamePlace } from '../../publish-rules.ts';
import { lockPublished } from '../commands.ts';
import { tellOfGames } from '../news-commands.ts';
import { listPlanGames } from '../queries.ts';
import { type Draft, nowhere, type PlanDifference, readDifference } from './difference-queries.ts';
import { readPublication } from './publication-queries.ts';

/** All that the preview says, in one transaction, with one message to each person. Returns how many were told. */
export async function publishPlan(write: Write, planId: number, sent: Publishing): Promise<number> {
  const plan = await lockPublished(write, planId);
  const asked = await readPublication(write.db, plan);
  if (asked.publication.state !== sent.state) throw conflict('Something changed meanwhile: look at the changes again');
  const { faults } = asked.publication;
  const blocking = faults.find(({ kind }) => kind === 'blocks');
  if (blocking) throw conflict(blocking.text);
  if (faults.some(({ kind }) => kind === 'hard') && !sent.despiteFaults) {
    throw conflict('Games of this plan clash: put them right, or publish it all the same');
  }
  const difference = sent.overwrite?.length
    ? await readDifference(write.db, plan, new Set(sent.overwrite))
    : asked.difference;
  const competitions = await makeCompetitions(write, plan);
  const added = await addGames(write, difference, competitions);
  const moved = await moveGames(write, difference);
  await rememberAdopted(write, difference);
  await rememberWaiting(write, planId);
  await write.db
    .updateTable('season_plans')
    .set({
      status: 'published',
      published_at: write.now.toISOString(),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', planId)
    .execute();
  write.changed(seasonPlansTag, seasonPlanTag(planId));
  await write.audit({
    act: 'season-plan.publish',
    subject: `season-plan:${planId}`,
    detail: { name: plan.name, added: added.length, changed: moved.length },
  });
  return tellOfGames(write, { added, changed: moved, isFirst: plan.status === 'draft' });
}

type Competitions = ReadonlyMap<string, { id: number; kind: PlanCompetition['kind']; season: string }>;

/** Competitions of the plan that are new are made, and the plan keeps which they are. Others get its teams. */
export async function makeCompetitions(write: Write, { id: planId, setup, season }: SeasonPlan): Promise<Competitions> {
  const made = new Map<string, { id: number; kind: PlanCompetition['kind']; season: string }>();
  const competitions: PlanCompetition[] = [];
  for (const one of setup.competitions) {
    const known =
      one.competitionId === null ? undefined : await findCompetition(write.db, write.viewer, one.competitionId);
    if (known) {
      const missing = one.teamIds.filter((id) => !known.teamIds.includes(id));
      if (missing.length > 0) {
        await competitionTable.change(write, known, { teamIds: [...known.teamIds, ...missing] });
        write.changed(competitionTag(known.id));
      }
      made.set(one.key, { id: known.id, kind: known.kind, season: known.season });
      competitions.push(one);
      continue;
    }
    const { name, kind, sportId, teamIds } = one;
    const id = await addCompetition(write, { name, kind, sportId, season, teamIds }).catch((error: unknown) => {
      throw isUniqueViolation(error) ? conflict(`There is already a competition ${name} in ${season}`) : error;
    });
    write.changed(competitionsTag);
    await write.audit({ act: 'competition.add', subject: `competition:${id}`, detail: { after: { name, season } } });
    made.set(one.key, { id, kind, season });
    competitions.push({ ...one, competitionId: id });
  }
  await write.db
    .updateTable('season_plans')
    .set({ setup: JSON.stringify({ ...setup, competitions }) })
    .where('id', '=', planId)
    .execute();
  return made;
}

export async function addGames(
  write: Write,
  difference: PlanDifference,
  competitions: Competitions,
): Promise<NewsGame[]> {
  const { added, plan, names, show } = difference;
  const rows = added.map((draft) => plannedRow(draft, competitions, show(draft.place)));
  const ids = await addPlannedGames(write, rows);
  const games = added.flatMap((draft, at) => {
    const gameId = ids[at];
    return gameId === undefined ? [] : [{ draft, gameId }];
  });
  const links = games.map(({ draft, gameId }) => ({
    ...{ plan_id: plan.id, key: draft.key, game_id: gameId, place: JSON.stringify(draft.place) },
  }));
  await forgetKeys(
    write,
    plan.id,
    links.map(({ key }) => key),
  );
  for (const some of batches(links)) await write.db.insertInto('published_plan_games').values(some).execute();
  for (const { draft, gameId } of games) await link(write, draft, gameId);
  return games.map(({ draft, gameId }) => newsOf(draft, gameId, names, show(draft.place)));
}

/** A key that names other sides now: its old game stays called off, and belongs to the plan no more. */
async function forgetKeys({ db }: Write, planId: number, keys: readonly string[]): Promise<void> {
  for (const some of batches(keys)) {
    await db.deleteFrom('published_plan_games').where('plan_id', '=', planId).where('key', 'in', some).execute();
  }
}

function plannedRow(draft: Draft, competitions: Competitions, { dateTime, location }: ShownPlace): PlannedRow {
  const competition = competitions.get(draft.competition.key);
  if (!competition) throw notFound('This competition');
  const { group, round } = draft.game;
  return {
    sportId: draft.competition.sportId,
    homeTeamId: draft.homeTeamId,
    awayTeamId: draft.awayTeamId,
    ...{ dateTime, location: location ?? nowhere, venueId: draft.place.venueId },
    category: categoryIn(competition.kind, isKnockout(draft) ? 'playoff' : 'regular'),
    season: competition.season,
    group: group?.slice(0, maxStageLength) ?? null,
    round: round?.slice(0, maxStageLength) ?? null,
    competitionId: competition.id,
  };
}

const isKnockout = ({ competition: { format }, game: { group } }: Draft): boolean =>
  format.kind === 'knockout' || format.kind === 'doubleElimination' || (format.kind === 'pools' && group === null);

export async function moveGames(
  write: Write,
  { moved, removed, plan, names, show }: PlanDifference,
): Promise<NewsGame[]> {
  for (const { draft, game, isTurned } of moved) {
    const { dateTime, location } = show(draft.place);
    const place = { dateTime, location: location ?? nowhere, venueId: draft.place.venueId };
    // A postponed game keeps its old day, so that people who come find it there.
    await replanGame(write, game.gameId, {
      ...(dateTime === null ? { status: 'postponed' } : { status: 'upcoming', ...place }),
      ...(isTurned && { homeTeamId: draft.homeTeamId, awayTeamId: draft.awayTeamId }),
    });
    await remember(write, draft, game.gameId);
  }
  for (const { gameId } of removed) await replanGame(write, gameId, { status: 'cancelled' });
  await forgetGames(
    write,
    plan.id,
    removed.map(({ gameId }) => gameId),
  );
  return [
    ...moved.map(({ draft, game, isTurned }) => ({
      ...newsOf(draft, game.gameId, names, show(draft.place)),
      was: game.dateTime,
      ...(isTurned &&
        isSamePlace(draft.place, game.now) && { word: `${names.get(draft.homeTeamId) ?? ''} is at home now` }),
    })),
    ...removed.map((game) => ({ ...newsOf(game, game.gameId, names, null), was: game.dateTime })),
  ];
}

/** What somebody moved by hand to where the plan has it now follows the plan again; so does a plan that was made again. */
async function rememberAdopted(write: Write, { same }: PlanDifference): Promise<void> {
  for (const { draft, game, isAdopted } of same) {
    if (isAdopted || draft.game.gameId !== game.gameId) await remember(write, draft, game.gameId);
  }
}

/** Where and when games will be whose sides are to come is public from now on, too: brackets show it. */
async function rememberWaiting({ db }: Write, planId: number): Promise<void> {
  const games = await listPlanGames(db, planId);
  const waiting = games.filter(({ homeTeamId, awayTeamId }) => homeTeamId === null || awayTeamId === null);
  for (const { id, dateTime, venueId, court } of waiting) {
    const published = JSON.stringify({ dateTime, venueId, court });
    await db.updateTable('plan_games').set({ published }).where('id', '=', id).execute();
  }
}

async function forgetGames({ db }: Write, planId: number, gameIds: readonly number[]): Promise<void> {
  for (const some of batches(gameIds)) {
    await db.deleteFrom('published_plan_games').where('plan_id', '=', planId).where('game_id', 'in', some).execute();
  }
}

async function remember(write: Write, draft: Pick<Draft, 'game' | 'place'>, gameId: number): Promise<void> {
  await write.db
    .updateTable('published_plan_games')
    .set({ place: JSON.stringify(draft.place) })
    .where('game_id', '=', gameId)
    .execute();
  await link(write, draft, gameId);
}

const link = ({ db }: Write, { game, place }: { game: { id: number }; place: Place }, gameId: number) =>
  db
    .updateTable('plan_games')
    .set({ game_id: gameId, published: JSON.stringify(place), version: sql<number>`version + 1` })
    .where('id', '=', game.id)
    .execute();

const newsOf = (
  { homeTeamId, awayTeamId }: Pick<Draft, 'homeTeamId' | 'awayTeamId'>,
  gameId: number,
  names: ReadonlyMap<number, string>,
  to: ShownPlace | null,
): NewsGame => ({
  ...{ gameId, homeTeamId, awayTeamId, to },
  home: names.get(homeTeamId) ?? '',
  away: names.get(awayTeamId) ?? '',
});
