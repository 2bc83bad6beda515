import type { CompetitionName } from '#features/competition/competitions/contract.ts';
import type { Game } from '#features/competition/games/contract.ts';
import { gamesByIds } from '#features/competition/games/server/queries.ts';
import { listJudges } from '#features/people/accounts/server/queries.ts';
import { gameNames } from '#features/seasons/timetables/progress-rules.ts';
import { type Case, isOwnCase, mayJudge } from '#features/teams/player-links/server/own-case-policy.ts';
import { playersSince } from '#features/teams/player-links/server/queries.ts';
import type { TeamName } from '#features/teams/teams/contract.ts';
import type { Viewer } from '#server/access/access.ts';
import { batches } from '#server/database/engine.ts';
import type { Database, Row } from '#server/database/schema.ts';
import type { AffectedGame, BracketQuestion } from '../contract.ts';
import { type Draw, drawCause, nextDraw } from '../draw-rules.ts';
import { toTimetableGame } from '../plan-rules.ts';
import { causeOf, type WantedSides, wantedSides } from '../progress-rules.ts';
import { type ChangedPairing, changedPairings, hasBegun, toDayOf } from '../question-rules.ts';
import { basisOf, digest, presentDraw } from './draw-queries.ts';
import { venueNames } from './queries.ts';
import { type FollowedCompetition, readAllFollowed } from './standing-queries.ts';

type Question = Row<'bracket_questions'>;

const maxQuestions = 100;

export async function countQuestions(db: Database): Promise<number> {
  const { count } = await openQuestions(db)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A plan that was taken back asks nothing. */
const openQuestions = (db: Database) =>
  db
    .selectFrom('bracket_questions')
    .innerJoin('season_plans', 'season_plans.id', 'bracket_questions.plan_id')
    .where('bracket_questions.state', '=', 'open')
    .where('season_plans.status', '=', 'published');

/** Oldest first, with the same statements for many as for one. */
export async function listQuestions(db: Database, viewer: Viewer): Promise<BracketQuestion[]> {
  const questions = await openQuestions(db)
    .selectAll('bracket_questions')
    .orderBy('bracket_questions.id')
    .limit(maxQuestions)
    .execute();
  const about = Map.groupBy(questions, (one) => `${one.plan_id} ${one.competition_key}`);
  const keys = [...about.values()].flatMap(([first]) => first ?? []);
  const followed = await readAllFollowed(
    db,
    keys.map((one) => ({ planId: one.plan_id, key: one.competition_key })),
  );
  const shown = followed.map((competition) => {
    const own = about.get(`${competition.planId} ${competition.key}`) ?? [];
    return { followed: competition, asked: own.map((question) => askedQuestion(question, competition)) };
  });
  return (await presentQuestions(db, viewer, shown)).sort((one, other) => one.id - other.id);
}

/** What a question is about, as the results are now. */
export interface AskedQuestion {
  question: Question;
  /** Of a corrected result. */
  pairings: ChangedPairing[];
  /** Of whom to choose. */
  teamIds: number[];
  /** The teams whose players decide in their own case. */
  concerned: number[];
  gameId: number | null;
  /** Another one if what it is about changes. */
  basis: string;
  /** Null if the round cannot be drawn as the results are now. */
  draw: Draw | null;
}

export function askedQuestion(question: Question, followed: FollowedCompetition): AskedQuestion {
  const { games, played, standing } = followed;
  const wanted = wantedSides(games, standing);
  const pairings = changedPairings(wanted, played).filter(
    ({ cause }) => question.kind === 'changed' && cause === question.cause,
  );
  const teamIds = question.kind === 'changed' ? [] : undecidedOf(wanted, question.cause);
  const gameId = games.find(({ key }) => key === question.cause)?.gameId ?? null;
  const game = gameId === null ? undefined : played.get(gameId);
  const ofGame = game ? [game.homeTeamId, game.awayTeamId] : [];
  const next = question.kind === 'draw' ? nextDraw(followed) : null;
  const draw = next && drawCause(next.stage) === question.cause ? next : null;
  const drawn = draw ? followed.teamIds : [];
  const changed = pairings.flatMap((pairing) => [pairing.out, pairing.in, pairing.opponent]);
  const concerned = [...ofGame, ...teamIds, ...drawn, ...changed, ...opponentsOf(wanted, question.cause)];
  const basis = draw ? basisOf(draw) : digest([pairings, teamIds]);
  return { question, pairings, teamIds, concerned: [...new Set(concerned)], gameId, basis, draw };
}

/** Whoever waits for the answer, because it says whom they meet. */
const opponentsOf = (wanted: readonly WantedSides[], cause: string): number[] =>
  wanted.flatMap(({ game, home, away }) => [
    ...(causeOf(game.home) === cause ? [game.awayTeamId ?? away.teamId ?? []].flat() : []),
    ...(causeOf(game.away) === cause ? [game.homeTeamId ?? home.teamId ?? []].flat() : []),
  ]);

const undecidedOf = (wanted: readonly WantedSides[], cause: string): number[] => [
  ...new Set(
    wanted.flatMap(({ game, home, away }) => [
      ...(causeOf(game.home) === cause ? home.undecided : []),
      ...(causeOf(game.away) === cause ? away.undecided : []),
    ]),
  ),
];

interface ShownCompetition {
  followed: FollowedCompetition;
  asked: AskedQuestion[];
}

async function presentQuestions(
  db: Database,
  viewer: Viewer,
  shown: readonly ShownCompetition[],
): Promise<BracketQuestion[]> {
  const asked = shown.flatMap((one) => one.asked);
  const ids = asked.flatMap(({ gameId, pairings }) => [gameId ?? [], pairings.map((one) => one.gameId)].flat());
  const games = await gamesByIds(db, viewer, [...new Set(ids)]);
  const concerned = asked.flatMap((one) => one.concerned);
  const teams = await teamNames(db, concerned);
  const named = (list: readonly number[]) => list.flatMap((id) => teams.get(id) ?? []);
  const cases = await casesOf(db, asked, games);
  const competitions = await competitionNames(db, shown);
  const venues = await venueNames(
    db,
    asked.flatMap(({ draw }) => draw?.games ?? []),
  );
  return shown.flatMap(({ followed, asked: own }) => {
    const names = gameNames(followed.games.map(toTimetableGame));
    const competition = competitions.get(followed.competitionId ?? 0);
    if (!competition) return [];
    return own.map((one): BracketQuestion => {
      const { id, version, kind, asked_at, cause } = one.question;
      const affected = affectedGames(one.pairings, games, names, named);
      const open = cases(one);
      const decide = mayJudge(viewer, open);
      return {
        ...{ id, version, kind, askedAt: asked_at, basis: one.basis, competition },
        cause: one.draw?.round ?? names.get(cause) ?? (cause.slice('table:'.length) || 'The table'),
        game: (one.gameId !== null && games.get(one.gameId)) || null,
        teams: named(one.teamIds),
        affected,
        draw: one.draw && presentDraw(one.draw, named, venues),
        isOwnCase: isOwnCase(viewer, open),
        can: { decide, apply: decide && affected.every(({ game }) => !hasBegun(game)) },
      };
    });
  });
}

function affectedGames(
  pairings: readonly ChangedPairing[],
  games: ReadonlyMap<number, Game>,
  names: ReadonlyMap<string, string>,
  named: (ids: readonly number[]) => TeamName[],
): AffectedGame[] {
  return [...Map.groupBy(pairings, ({ gameId }) => gameId)].flatMap(([gameId, of]) => {
    const game = games.get(gameId);
    if (!game) return [];
    const changes = of.flatMap((one) => {
      const [out, into] = named([one.out, one.in]);
      return out && into ? [{ out, in: into }] : [];
    });
    return [{ match: names.get(of[0]?.key ?? '') ?? '', game, changes }];
  });
}

async function competitionNames(
  db: Database,
  shown: readonly ShownCompetition[],
): Promise<Map<number, CompetitionName>> {
  const ids = shown.flatMap(({ followed }) => followed.competitionId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('competitions').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function teamNames(db: Database, ids: readonly number[]): Promise<Map<number, TeamName>> {
  const teams = new Map<number, TeamName>();
  for (const some of batches([...new Set(ids)])) {
    const rows = await db.selectFrom('teams').select(['id', 'name', 'logo']).where('id', 'in', some).execute();
    for (const team of rows) teams.set(team.id, team);
  }
  return teams;
}

/** Whoever plays, or played that day, in a team of it decides in their own case. */
export async function casesOf(
  db: Database,
  asked: readonly AskedQuestion[],
  games: ReadonlyMap<number, Pick<Game, 'dateTime'>>,
): Promise<(one: AskedQuestion) => Case> {
  const judges = await listJudges(db);
  const teamIds = asked.flatMap(({ concerned }) => concerned);
  if (teamIds.length === 0) return () => ({ involved: new Set(), judges });
  const dayOf = ({ gameId }: AskedQuestion) => toDayOf(gameId === null ? undefined : games.get(gameId));
  const players = await playersSince(db, teamIds, asked.map(dayOf).sort()[0] ?? '');
  return (one) => {
    const own = players.filter(
      ({ teamId, until }) => one.concerned.includes(teamId) && (until === null || until >= dayOf(one)),
    );
    return { involved: new Set(own.map(({ accountId }) => accountId)), judges };
  };
}
