import type { Game } from '#features/games/contract.ts';
import { shownName } from '#features/games/rules.ts';
import { useHomeSide } from '#features/games/web/api.ts';
import { Card } from '#web/ui/Card.tsx';
import type { LiveGame } from './live-game.ts';
import { type LiveLine, liveLines } from './live-lines.ts';

/** The box score as it builds up: made of the taps themselves, so that nothing is read for it. */
export function LiveLines({ game, live }: { game: Game; live: LiveGame }) {
  const settings = useHomeSide();
  const lines = liveLines(live.definition, live.events, live.state);
  if (lines.length === 0) return null;
  return (
    <Card heading="Player stats so far">
      <div className="grid gap-4 sm:grid-cols-2 sm:gap-6">
        {(['home', 'away'] as const).map((side) => (
          <section key={side} aria-label={shownName(game[`${side}Team`], settings)}>
            <h3 className="mb-1 truncate text-[0.8125rem] text-soft">{shownName(game[`${side}Team`], settings)}</h3>
            <Lines lines={lines.filter((line) => line.side === side)} />
          </section>
        ))}
      </div>
    </Card>
  );
}

function Lines({ lines }: { lines: readonly LiveLine[] }) {
  if (lines.length === 0) return <p className="text-sm text-soft">No players named yet.</p>;
  return (
    <ul>
      {lines.map(({ playerId, name, score, rest }) => (
        <li key={playerId} className="flex min-h-11 items-center gap-3 border-line border-t py-1 first:border-t-0">
          <span className="min-w-0 flex-1 leading-tight">
            <span className="block truncate font-bold text-sm">{name}</span>
            {rest && <span className="block text-[0.8125rem] text-soft">{rest}</span>}
          </span>
          <span className="score text-xl">{score}</span>
        </li>
      ))}
    </ul>
  );
}
