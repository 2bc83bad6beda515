import { definitionOf } from '#features/sports/rules.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { BoxScore } from '../contract.ts';
import { leadersOf } from '../rules.ts';
import { shortName } from './names.ts';

export function GameLeaders({ boxScore }: { boxScore: BoxScore }) {
  const leaders = leadersOf(definitionOf(boxScore.definition), boxScore.lines);
  if (leaders.length === 0) return null;
  return (
    <Card heading="Game leaders">
      <ul className="grid grid-cols-1 gap-2.5">
        {leaders.map(({ key, label, value, lines }) => (
          <li key={key} className="flex items-center gap-3">
            <Avatar name={lines[0]?.player.displayName ?? ''} photo={lines[0]?.player.photo} size={36} />
            <span className="min-w-0 flex-1">
              <span className="block text-soft text-xs">{label}</span>
              <span className="block truncate font-semibold text-sm">
                {lines.map(({ player }) => shortName(player.displayName)).join(', ')}
              </span>
            </span>
            <span className="score text-2xl">{value}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
