import type { Game } from '#features/competition/games/contract.ts';
import type { BracketMatch, Entrant } from './contract.ts';
import { notDecided } from './plan-rules.ts';
import { compareRounds, roundSize } from './round-rules.ts';
import { winningSide } from './winner-rules.ts';

export type EnteredGame = Pick<
  Game,
  | 'id'
  | 'homeTeam'
  | 'awayTeam'
  | 'round'
  | 'dateTime'
  | 'status'
  | 'counts'
  | 'resultType'
  | 'resultAgainst'
  | 'homeScore'
  | 'awayScore'
  | 'homeShootout'
  | 'awayShootout'
>;

/** A game of a knock-out by the name of its round. */
export const isKnockout = ({ round }: Pick<Game, 'round'>): boolean => round !== null && roundSize(round) !== null;

/**
 * The matches of a knock-out whose games were entered one by one. A side comes from the one game of the round before in
 * which its team played; where a round has two games of a team (home and away), nothing leads anywhere.
 */
export function enteredMatches(games: readonly EnteredGame[]): BracketMatch[] {
  const played = games.filter((game) => isKnockout(game) && game.status !== 'cancelled');
  const rounds = [...Map.groupBy(played, ({ round }) => round ?? '')].sort(([one], [other]) =>
    compareRounds(one, other),
  );
  const sizes = new Set(rounds.map(([round]) => roundSize(round)));
  const stages = [...sizes].filter((size) => size !== 'places');
  const stageOf = (round: string): number => {
    const size = roundSize(round);
    return size === 'places' ? stages.length : stages.indexOf(size) + 1;
  };
  const main = rounds.filter(([round]) => roundSize(round) !== 'places');
  return rounds.flatMap(([round, ofRound]) => {
    const before = roundSize(round) === 'places' ? main.at(-2) : main[main.findIndex(([name]) => name === round) - 1];
    const isSemiFinal = (of: typeof before) => of !== undefined && roundSize(of[0]) === 4;
    const from = roundSize(round) === 'places' ? (isSemiFinal(before) ? before : undefined) : before;
    return ofRound.map((game, at): BracketMatch => {
      const entrant = (side: 'home' | 'away'): Entrant => ({
        team: game[`${side}Team`],
        from: feederOf(game[`${side}Team`].id, from?.[1] ?? []),
        text: null,
      });
      return {
        key: `game-${game.id}`,
        name: ofRound.length > 1 ? numbered(round, at + 1) : round,
        round,
        stage: stageOf(round),
        home: entrant('home'),
        away: entrant('away'),
        dateTime: null,
        location: null,
        gameId: game.id,
        ...notDecided,
      };
    });
  });
}

function feederOf(teamId: number, before: readonly EnteredGame[]): Entrant['from'] {
  const own = before.filter(({ homeTeam, awayTeam }) => homeTeam.id === teamId || awayTeam.id === teamId);
  const [game] = own;
  if (!game || own.length > 1) return null;
  const winner = game.status === 'completed' ? winningSide(game) : null;
  const isLoser = winner !== null && game[`${winner}Team`].id !== teamId;
  return { match: `game-${game.id}`, takes: isLoser ? 'loser' : 'winner' };
}

/** `Semi-final 1` of the `Semi-finals`; `Last 16, game 1`. */
const numbered = (round: string, number: number): string =>
  /\d$/.test(round) ? `${round}, game ${number}` : `${round.replace(/(final)s$/i, '$1')} ${number}`;
