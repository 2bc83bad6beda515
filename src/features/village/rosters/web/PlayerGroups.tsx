import type { Player } from '#features/teams/players/contract.ts';
import { pickFirst, useRenderedInSteps } from '#web/ui/idle.ts';
import { PlayerCard, playerGrid } from './PlayerCard.tsx';
import { PlayerRow, playerRows } from './PlayerRow.tsx';

export interface SportGroup {
  sportId: number;
  name: string;
  players: Player[];
}

export function groupBySport(players: readonly Player[]): SportGroup[] {
  const groups = new Map<number, SportGroup>();
  for (const player of players) {
    const { id: sportId, name } = player.team.sport;
    const group = groups.get(sportId) ?? { sportId, name, players: [] };
    group.players.push(player);
    groups.set(sportId, group);
  }
  return [...groups.values()].sort((a, b) => a.sportId - b.sportId);
}

interface PlayerGroupsProps {
  players: readonly Player[];
  grouped: boolean;
  asList: boolean;
  onOpen: (id: number) => void;
}

const onScreenAtOnce = 4;
const renderedAtOnce = 8;
const rowsAtOnce = 24;

export function PlayerGroups({ players, grouped, asList, onOpen }: PlayerGroupsProps) {
  const rendered = useRenderedInSteps(players.length, asList ? rowsAtOnce : renderedAtOnce);
  const groups = pickFirst(groupBySport(players), rendered, (group) => group.players);
  const first = new Set(players.slice(0, onScreenAtOnce).map(({ id }) => id));
  return (
    <div className="flex flex-col gap-6">
      {groups.map(({ list: group, items }) => (
        <section key={group.sportId} aria-label={group.name}>
          <h2 className={grouped ? 'mb-3 flex items-baseline gap-2' : 'sr-only'}>
            {group.name}
            <span className="score text-lg text-soft">
              {group.players.length}
              <span className="sr-only"> shown</span>
            </span>
          </h2>
          <ul className={asList ? playerRows : playerGrid}>
            {items.map((player) =>
              asList ? (
                <PlayerRow key={player.id} player={player} />
              ) : (
                <PlayerCard key={player.id} player={player} onOpen={onOpen} lazy={!first.has(player.id)} />
              ),
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}
