import { useQuery } from '@tanstack/react-query';
import type { Game } from '#features/games/contract.ts';
import type { SportDefinition } from '#features/sports/definitions/definition.ts';
import type { HeardEvent, PressedEvent } from '../../../contract.ts';
import { rosterOptions } from '../../api.ts';
import { Timeline } from '../../Timeline.tsx';
import { timelineOf } from '../../timeline.ts';

interface RecentPlaysProps {
  game: Game;
  definition: SportDefinition;
  events: readonly HeardEvent[];
  onUndo: (event: PressedEvent) => void;
}

const shownMoments = 12;

/** What was tapped last, the latest first. */
export function RecentPlays({ game, definition, events, onUndo }: RecentPlaysProps) {
  const names = useRosterNames(game);
  const moments = timelineOf(definition, events).slice(0, shownMoments);
  if (moments.length === 0) return <p className="text-sm text-soft">Taps stand here, the latest first.</p>;
  return <Timeline game={game} moments={moments} names={names} onUndo={onUndo} />;
}

function useRosterNames({ homeTeamId, awayTeamId }: Game): ReadonlyMap<number, string> {
  const home = useQuery(rosterOptions(homeTeamId));
  const away = useQuery(rosterOptions(awayTeamId));
  const players = [...(home.data ?? []), ...(away.data ?? [])];
  return new Map(players.map(({ id, displayName }) => [id, displayName]));
}
