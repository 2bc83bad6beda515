import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { clashesWith } from '#features/competition/games/server/clash-queries.ts';
import type { PlanFault } from '#features/seasons/timetables/contract.ts';
import { batches } from '#server/database/engine.ts';
import type { Database } from '#server/database/schema.ts';
import { nameKey } from '#shared/names.ts';
import { fixtureText } from '#shared/notation.ts';
import type { SeasonPlan } from '../../contract.ts';
import type { MovedGame, PlannedGame, Publication } from '../../publish-contract.ts';
import { checkStored } from '../check-queries.ts';
import { countTold } from '../news-commands.ts';
import { type Draft, nowhere, type PlanDifference, type Published, readDifference } from './difference-queries.ts';

/** What publishing would do. Publishing reads the same, so that it does nothing else. */
export async function readPublication(
  db: Database,
  plan: SeasonPlan,
  overwrite?: ReadonlySet<number>,
): Promise<{ publication: Publication; difference: PlanDifference }> {
  const difference = await readDifference(db, plan, overwrite);
  const { names, show } = difference;
  const title = ({ homeTeamId, awayTeamId }: Sides) => ({
    home: names.get(homeTeamId) ?? '',
    away: names.get(awayTeamId) ?? '',
  });
  const ofDraft = (draft: Draft) => ({
    ...{
      key: draft.key,
      ...title(draft),
      competition: plan.titles[draft.competition.key] ?? draft.competition.name,
      round: draft.game.round,
    },
    to: show(draft.place),
  });
  const ofGame = ({ key, gameId, competition, round, location, dateTime, ...sides }: Published) => ({
    ...{ key, gameId, ...title(sides), competition, round },
    from: { dateTime, location },
  });
  const shown = {
    added: difference.added.map((draft): PlannedGame => ({ ...ofDraft(draft), gameId: null, from: null })),
    moved: difference.moved.map(
      ({ draft, game, isTurned }): MovedGame => ({ ...ofGame(game), ...ofDraft(draft), isTurned }),
    ),
    removed: difference.removed.map((game): PlannedGame => ({ ...ofGame(game), to: null })),
    kept: difference.kept.map(({ draft, game, why }) => ({
      ...ofGame(game),
      ...(draft ? ofDraft(draft) : { to: null }),
      why,
    })),
    same: difference.same.length,
    unplaced: difference.unplaced.map((draft) => {
      const { home, away } = title(draft);
      return { key: draft.key, title: fixtureText(home, away), why: draft.game.problem };
    }),
    waiting: difference.waiting,
  };
  const faults = [
    ...(await findBlocks(db, plan)),
    ...(await findRulesBroken(db, difference)),
    ...(await findClashTexts(db, difference)),
  ].toSorted((one, other) => faultKinds.indexOf(one.kind) - faultKinds.indexOf(other.kind));
  const publication = {
    ...shown,
    competitions: await listCompetitions(db, plan, difference),
    faults: faults.slice(0, mostFaults),
    furtherFaults: Math.max(0, faults.length - mostFaults),
    told: await countTold(db, concerned(difference)),
  };
  const state = createHash('sha256').update(JSON.stringify(publication)).digest('base64url').slice(0, 24);
  const left = await countTalk(
    db,
    difference.removed.map(({ gameId }) => gameId),
  );
  return { publication: { state, ...publication, left }, difference };
}

type Sides = Pick<Draft, 'homeTeamId' | 'awayTeamId'>;

const concerned = ({ added, moved, removed }: PlanDifference) => [
  ...added.map((draft) => ({ ...draft, gameId: null })),
  ...moved.map(({ game }) => game),
  ...removed,
];

async function listCompetitions(db: Database, { setup }: SeasonPlan, { added }: PlanDifference) {
  const sports = await db.selectFrom('sports').select(['id', 'name']).execute();
  const names = new Map(sports.map(({ id, name }) => [id, name]));
  return setup.competitions.map(({ key, name, sportId, competitionId }) => ({
    name,
    sport: names.get(sportId) ?? '',
    isNew: competitionId === null,
    games: added.filter(({ competition }) => competition.key === key).length,
  }));
}

/** A competition that is to be made must not have the name of another one of its sport and season. */
async function findBlocks(db: Database, { setup, season }: SeasonPlan): Promise<Publication['faults']> {
  const fresh = setup.competitions.filter(({ competitionId }) => competitionId === null);
  if (fresh.length === 0) return [];
  const known = await db
    .selectFrom('competitions')
    .select(['sport_id', 'name_key'])
    .where('season', '=', season)
    .execute();
  const taken = new Set(known.map(({ sport_id, name_key }) => `${sport_id} ${name_key}`));
  const wanted = fresh.map(({ sportId, name }) => `${sportId} ${nameKey(name)}`);
  return fresh
    .filter((_, at) => taken.has(wanted[at] ?? '') || wanted.indexOf(wanted[at] ?? '') !== at)
    .map(({ name }) => ({
      kind: 'blocks' as const,
      text: `There is already a competition ${name} in ${season}: choose it in the setup, or give this one another name`,
    }));
}

const faultKinds = ['blocks', 'hard', 'soft'] as const;
const mostFaults = 50;

/** What the checker finds, as on the board: hard rules that are broken, and what is only unwelcome. What has begun stays as it is. */
async function findRulesBroken(
  db: Database,
  { plan, kept, moved, same }: PlanDifference,
): Promise<Publication['faults']> {
  const begun = new Set(
    [...kept, ...moved, ...same].flatMap(({ game }) =>
      game.state === 'played' || game.state === 'live' ? game.key : [],
    ),
  );
  const { faults } = await checkStored(db, plan);
  await setImmediate();
  return faults
    .filter(
      (fault) => fault.kind !== 'unplaced' && !isWithVillage(fault) && !fault.games.every((key) => begun.has(key)),
    )
    .map(({ isHard, text }) => ({ kind: isHard ? ('hard' as const) : ('soft' as const), text }));
}

/** Games of the village that are in the way are said by its own check. */
const isWithVillage = ({ kind, games }: PlanFault): boolean =>
  games.length === 1 && (kind === 'court' || kind === 'team');

/** What games that are published or moved have against them: all games of the village, and the hours and sports of its venues. */
async function findClashTexts(db: Database, difference: PlanDifference): Promise<Publication['faults']> {
  const { added, moved, same, names, show } = difference;
  const placed = [
    ...added.map((draft) => ({ draft, id: null })),
    ...[...moved, ...same].map(({ draft, game }) => ({ draft, id: game.gameId })),
  ].filter(({ draft }) => draft.place.dateTime !== null);
  const slots = placed.map(({ draft, id }) => ({
    id,
    sportId: draft.competition.sportId,
    home: names.get(draft.homeTeamId) ?? '',
    away: names.get(draft.awayTeamId) ?? '',
    dateTime: draft.place.dateTime,
    minutes: draft.game.minutes,
    location: show(draft.place).location ?? nowhere,
    venueId: draft.place.venueId,
    status: 'upcoming' as const,
  }));
  const clashes = await clashesWith(db, slots);
  const own = new Set(placed.map(({ id }) => id));
  const texts = slots.flatMap((slot, at) =>
    (clashes[at] ?? []).flatMap(({ kind, text, gameId }) => {
      const isWithGame = kind === 'team' || kind === 'venue';
      // Those of the plan with each other are said by the checker.
      if (isWithGame && own.has(gameId)) return [];
      return {
        kind: isWithGame ? ('hard' as const) : ('soft' as const),
        // A venue that is not for a sport is said once, not for each game.
        text: kind === 'sport' ? text : `${fixtureText(slot.home, slot.away)}: ${text}`,
      };
    }),
  );
  return [...new Map(texts.map((fault) => [fault.text, fault])).values()];
}

/** What people have said of games that would go. */
export async function countTalk(
  db: Database,
  gameIds: readonly number[],
): Promise<{ rsvps: number; comments: number }> {
  const found = { rsvps: 0, comments: 0 };
  for (const some of batches(gameIds)) {
    const rsvps = await db
      .selectFrom('rsvps')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('game_id', 'in', some)
      .executeTakeFirstOrThrow();
    found.rsvps += Number(rsvps.count);
    const comments = await db
      .selectFrom('comments')
      .innerJoin('games', 'games.subject_id', 'comments.subject_id')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('games.id', 'in', some)
      .executeTakeFirstOrThrow();
    found.comments += Number(comments.count);
  }
  return found;
}
