import { resultWord } from '#features/competitions/rules.ts';
import type { Game } from '#features/games/contract.ts';
import { hasBothScores } from '#features/games/rules.ts';
import type { Settings } from '#features/settings/contract.ts';

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
}

export interface ResultLeader {
  label: string;
  value: number;
  name: string;
}

/** All that a card shows. */
export interface Result {
  home: ResultSide;
  away: ResultSide;
  sport: string;
  /** `Final`, or how else it ended. */
  ending: string;
  day: string;
  productName: string;
  /** Null: the app's own accent colour. */
  accent: string | null;
  leaders: ResultLeader[];
}

/** Leaves out the players: outsiders may see this too. */
export const resultOf = (game: Game, settings: Settings, accent: string | null): Result => ({
  home: { name: game.homeTeam.name, logo: game.homeTeam.logo, score: game.homeScore ?? 0 },
  away: { name: game.awayTeam.name, logo: game.awayTeam.logo, score: game.awayScore ?? 0 },
  sport: game.sport.name,
  ending: resultWord(game) ?? 'Final',
  day: dayIn(settings.timeZone, game.dateTime),
  productName: settings.productName,
  accent,
  leaders: [],
});

const dayIn = (timeZone: string, dateTime: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone }).format(new Date(dateTime));

/** `Hawks 3–1 Lions` */
export const resultTitle = ({ home, away }: Record<'home' | 'away', Pick<ResultSide, 'name' | 'score'>>): string =>
  `${home.name} ${home.score}–${away.score} ${away.name}`;
