import { resultWord } from '#features/competition/competitions/rules.ts';
import type { Game } from '#features/competition/games/contract.ts';
import { dayToConfirm } from '#features/competition/games/day-rules.ts';
import { findWinner, type GameSide, hasBothScores } from '#features/competition/games/score-rules.ts';
import { besideScore, describeWhole } from '#features/competition/games/whole-result-rules.ts';
import type { Settings } from '#platform/settings/contract.ts';
import { dayText, fixtureText } from '#shared/notation.ts';
import { wallsIn } from '#shared/time-zone.ts';

export const cardSize = { width: 1200, height: 630 } as const;

export const cardPath = ({ id, version }: Pick<Game, 'id' | 'version'>): string =>
  `/api/games/${id}/card.png?v=${version}`;

/** The result's page for people without an account, if the village makes results public. */
export const resultPath = (gameId: number): string => `/results/${gameId}`;

/** A game that can be shared: it is over and has a score. */
export const isResult = (game: Pick<Game, 'status' | 'homeScore' | 'awayScore'>): boolean =>
  game.status === 'completed' && hasBothScores(game);

export interface ResultSide {
  name: string;
  logo: string | null;
  score: number;
  hasLost: boolean;
}

export interface ResultLeader {
  label: string;
  value: number;
  name: string;
}

/** What a result means elsewhere: points of a cup. */
export interface CardNote {
  /** `Village Cup` */
  title: string;
  /** `+10 Oak Residence`; null for a side to which it means nothing. */
  home: string | null;
  away: string | null;
}

/** All that a card shows. */
export interface Result {
  /** `Hawks 3–1 Lions (25–21, 20–25, 25–18, 25–17)` */
  title: string;
  home: ResultSide;
  away: ResultSide;
  /** `4–2 pens`, or the sets, `25–21, 20–25, 25–18`, or the innings; null without either. */
  detail: string | null;
  sport: string;
  /** `Final`, or how else it ended. */
  ending: string;
  day: string;
  productName: string;
  /** Null: the app's own accent colour. */
  accent: string | null;
  leaders: ResultLeader[];
  note: CardNote | null;
}

export interface FoundResult {
  game: Game;
  result: Result;
}

/** What the page says, for search engines: a schema.org event, without the place and the hour, which the page does not show. */
export const sportsEvent = ({ game, result }: FoundResult, origin: string, toDay: (instant: string) => string) => ({
  '@context': 'https://schema.org',
  '@type': 'SportsEvent',
  name: fixtureText(game.homeTeam.name, game.awayTeam.name),
  description: result.title,
  url: `${origin}${resultPath(game.id)}`,
  image: `${origin}${cardPath(game)}`,
  sport: result.sport,
  ...(game.dateTime !== null && { startDate: toDay(game.dateTime) }),
  eventStatus: 'https://schema.org/EventScheduled',
  homeTeam: { '@type': 'SportsTeam', name: game.homeTeam.name },
  awayTeam: { '@type': 'SportsTeam', name: game.awayTeam.name },
  organizer: { '@type': 'Organization', name: result.productName },
});

/** Leaves out the players, and what it means elsewhere: outsiders may see this too. */
export const buildResult = (game: Game, settings: Settings, accent: string | null): Result => ({
  title: describeWhole(game),
  home: buildSide(game, 'home'),
  away: buildSide(game, 'away'),
  detail: besideScore(game) || null,
  sport: game.sport.name,
  ending: resultWord(game) ?? 'Final',
  day: game.dateTime === null ? dayToConfirm : dayText(wallsIn(settings.timeZone)(game.dateTime)),
  productName: settings.productName,
  accent,
  leaders: [],
  note: null,
});

function buildSide(game: Game, side: GameSide): ResultSide {
  const team = game[`${side}Team`];
  const winner = findWinner(game);
  return {
    name: team.name,
    logo: team.logo,
    score: game[`${side}Score`] ?? 0,
    hasLost: winner !== null && winner !== side,
  };
}
