import { shirtNames } from '../PlayerKey.tsx';
import type { ConsoleState } from '../use-console.ts';
import { BallKeys } from './BallKeys.tsx';
import { InningsSheets } from './InningsSheets.tsx';
import { InningsState } from './InningsState.tsx';
import { PlayersInPlay } from './PlayersInPlay.tsx';
import { ThisOver } from './ThisOver.tsx';
import { useInnings } from './use-innings.ts';

/** The console of a sport of innings: who bats and bowls, this over, and a key for each ball. No row changes its height. */
export function InningsPad({ console }: { console: ConsoleState }) {
  const innings = useInnings(console);
  if (!innings) return null;
  const names = shirtNames([...console.getPlayers('home'), ...console.getPlayers('away')]);
  const getName = (id: number | null) => (id === null ? undefined : (names.get(id) ?? console.getName(id)));
  return (
    <div className="mx-auto flex min-h-0 w-full max-w-3xl flex-col gap-1.5">
      <InningsState game={innings.game} onPeriod={() => console.open('period')} />
      <PlayersInPlay innings={innings} getName={getName} />
      <ThisOver innings={innings} />
      <BallKeys console={console} innings={innings} />
      <InningsSheets console={console} innings={innings} />
    </div>
  );
}
