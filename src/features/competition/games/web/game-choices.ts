import { useQuery } from '@tanstack/react-query';
import { fixtureText } from '#shared/notation.ts';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import type { Game } from '../contract.ts';
import { gameOptions, useGames } from './api.ts';
import { gameDay } from './times.ts';

interface GameChoice {
  value: string;
  label: string;
}

/** Before a game begins, people warm up. */
const warmUpMs = 3 * 3_600_000;

/** Games that something was seen of, the latest first, and the chosen one. Undefined until they have loaded. */
export function useGameChoices(chosenId: number | null): readonly GameChoice[] | undefined {
  const { data: games } = useGames();
  const { data: chosen } = useQuery({ ...gameOptions(chosenId ?? 0), enabled: chosenId !== null });
  const now = new Date(useNow());
  const zone = useZone();
  const toChoice = (game: Game): GameChoice => {
    const { id, homeTeam, awayTeam, sport, dateTime } = game;
    const label = `${fixtureText(homeTeam.name, awayTeam.name)} · ${sport.name}, ${gameDay(dateTime, now, zone)}`;
    return { value: String(id), label };
  };
  if (!games) return chosen && [toChoice(chosen)];
  const seen = listSeen(games, now);
  return (chosen && !seen.some(({ id }) => id === chosen.id) ? [chosen, ...seen] : seen).map(toChoice);
}

export const listSeen = (games: readonly Game[], now: Date): Game[] =>
  games.filter(
    ({ status, dateTime }) =>
      status === 'live' ||
      status === 'completed' ||
      (status === 'upcoming' && dateTime !== null && Date.parse(dateTime) - now.getTime() < warmUpMs),
  );
