import type { Game } from '#features/competition/games/contract.ts';
import { gamesByIds } from '#features/competition/games/server/queries.ts';
import { listJudges } from '#features/people/accounts/server/queries.ts';
import { gameNames } from '#features/seasons/timetables/progress-rules.ts';
import { type Case, isOwnCase, mayJudge } from '#features/teams/player-links/server/own-case-policy.ts';
import { playersSince } from '#features/teams/player-links/server/queries.ts';
import type { TeamName } from '#features/teams/teams/contract.ts';
import type { Viewer } from '#server/access/access.ts';
import type { Database, Row } from '#server/database/schema.ts';
import type { AffectedGame, BracketQuestion } from '../contract.ts';
import { type Draw, drawCause, nextDraw } from '../draw-rules.ts';
import { toTimetableGame } from '../plan-rules.ts';
import { causeOf, type WantedSides, wantedSides } from '../progress-rules.ts';
import { type ChangedPairing, changedPairings, hasBegun, toDayOf } from '../question-rules.ts';
import { presentDraw } from './draw-queries.ts';
import { venueNames } from './queries.ts';
import { type FollowedCompetition, readFollowed } from './standing-queries.ts';

type Question = Row<'bracket_questions'>;

const maxQuestions = 100;

export async function countQuestions(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('bracket_questions')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Oldest first. Few wait at any time: each reads the competition that it is about. */
export async function listQuestions(db: Database, viewer: Viewer): Promise<BracketQuestion[]> {
  const rows = await db
    .selectFrom('bracket_questions')
    .selectAll()
    .where('state', '=', 'open')
    .orderBy('id')
    .limit(maxQuestions)
    .execute();
  const shown: BracketQuestion[] = [];
  for (const [, ofOne] of Map.groupBy(rows, ({ plan_id, competition_key }) => `${plan_id} ${competition_key}`)) {
    const [first] = ofOne;
    const followed = first && (await readFollowed(db, first.plan_id, first.competition_key));
    if (followed) shown.push(...(await presentQuestions(db, viewer, followed, ofOne)));
  }
  return shown.sort((one, other) => one.id - other.id);
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
  const concerned = [...ofGame, ...teamIds, ...drawn, ...pairings.flatMap((pairing) => [pairing.out, pairing.in])];
  return { question, pairings, teamIds, concerned: [...new Set(concerned)], gameId, draw };
}

const undecidedOf = (wanted: readonly WantedSides[], cause: string): number[] => [
  ...new Set(
    wanted.flatMap(({ game, home, away }) => [
      ...(causeOf(game.home) === cause ? home.undecided : []),
      ...(causeOf(game.away) === cause ? away.undecided : []),
    ]),
  ),
];

async function presentQuestions(
  db: Database,
  viewer: Viewer,
  followed: FollowedCompetition,
  questions: readonly Question[],
): Promise<BracketQuestion[]> {
  const asked = questions.map((question) => askedQuestion(question, followed));
  const ids = asked.flatMap(({ gameId, pairings }) => [
    ...(gameId === null ? [] : [gameId]),
    ...pairings.map((one) => one.gameId),
  ]);
  const games = await gamesByIds(db, viewer, [...new Set(ids)]);
  const teams = await namesOf(
    db,
    asked.flatMap(({ concerned }) => concerned),
  );
  const cases = await casesOf(db, asked, games);
  const competition = await competitionOf(db, followed);
  const names = gameNames(followed.games.map(toTimetableGame));
  const named = (list: readonly number[]) => list.flatMap((id) => teams.get(id) ?? []);
  const venues = await venueNames(
    db,
    asked.flatMap(({ draw }) => draw?.games ?? []),
  );
  return asked.map((one): BracketQuestion => {
    const { id, version, kind, asked_at, cause } = one.question;
    const affected = affectedGames(one.pairings, games, names, named);
    const open = cases(one);
    const decide = mayJudge(viewer, open);
    return {
      ...{ id, version, kind, askedAt: asked_at, competition },
      cause: one.draw?.round ?? names.get(cause) ?? (cause.slice('table:'.length) || 'The table'),
      game: (one.gameId !== null && games.get(one.gameId)) || null,
      teams: named(one.teamIds),
      affected,
      draw: one.draw && presentDraw(one.draw, named, venues),
      isOwnCase: isOwnCase(viewer, open),
      can: { decide, apply: decide && affected.every(({ game }) => !hasBegun(game)) },
    };
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

async function competitionOf(db: Database, { competitionId }: FollowedCompetition) {
  const row = await db
    .selectFrom('competitions')
    .select(['id', 'name'])
    .where('id', '=', competitionId ?? 0)
    .executeTakeFirst();
  return row ?? { id: competitionId ?? 0, name: 'A competition' };
}

async function namesOf(db: Database, ids: readonly number[]): Promise<Map<number, TeamName>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('teams')
    .select(['id', 'name', 'logo'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((team) => [team.id, team]));
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
