import type { Game } from '#features/competition/games/contract.ts';
import { periodName } from '#features/teams/sports/period-rules.ts';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { Card } from '#web/ui/Card.tsx';
import { listCards } from '../../card-rules.ts';
import type { LiveGame } from '../LiveLines.tsx';
import { CardMark } from './CardMark.tsx';

/** The cards of a game, each with its minute. Renders nothing of a game without any. */
export function CardsCard({ game, live }: { game: Game; live: LiveGame }) {
  const cards = listCards(live.definition, live.state.shown);
  if (cards.length === 0) return null;
  return (
    <Card heading="Cards" aria-label="Cards">
      <ol className="grid grid-cols-1">
        {cards.map(({ id, colour, name, side, period, clock, playerName }) => (
          <li key={id} className="flex min-h-11 items-center gap-2.5 border-line border-t py-1 first:border-t-0">
            <span className="score w-16 shrink-0 text-soft">
              {[periodName(live.definition.periods, period), clock].filter(Boolean).join(' ')}
            </span>
            <CardMark colour={colour} className="shrink-0" />
            <span className="min-w-0 flex-1 text-sm leading-tight wrap-anywhere">
              <span className="sr-only">{name}: </span>
              <strong>{playerName ?? 'No player named'}</strong>
            </span>
            <TeamCrest team={game[`${side}Team`]} name={game[`${side}Team`].name} size={22} lazy />
            <span className="sr-only">{game[`${side}Team`].name}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
