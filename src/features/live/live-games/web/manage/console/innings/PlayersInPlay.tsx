import { oversText } from '#features/competition/games/innings-rules.ts';
import type { Bowler } from '../../../../innings-rules.ts';
import { keyLook } from '../PlayerKey.tsx';
import type { InningsConsole } from './use-innings.ts';

interface PlayersInPlayProps {
  innings: InningsConsole;
  getName: (playerId: number | null) => string | undefined;
}

/** The two batters, the one on strike marked, and the bowler. A press on the other batter puts them on strike. */
export function PlayersInPlay({ innings: console, getName }: PlayersInPlayProps) {
  const { innings, striker, nonStriker, open, faceNext } = console;
  const isAgain = innings.bowler !== null && innings.bowler === innings.lastBowler;
  const bowler = innings.bowling.find(({ playerId }) => playerId === innings.bowler);
  const isBetween = innings.bowler === null;
  return (
    <section aria-label="In play" className="grid shrink-0 grid-cols-3 gap-1.5">
      <BatterKey
        name={getName(striker)}
        figures={figuresOf(innings, striker)}
        isOnStrike
        onPress={() => open('striker')}
      />
      <BatterKey
        name={getName(nonStriker)}
        figures={figuresOf(innings, nonStriker)}
        isOnStrike={false}
        onPress={() => (nonStriker === null ? open('nonStriker') : faceNext(nonStriker))}
      />
      <button
        type="button"
        onClick={() => open('bowler')}
        className={`${inPlay} ${keyLook} ${isBetween ? 'border-accent' : ''}`}
      >
        <span className="max-w-full truncate font-bold text-sm">{getName(innings.bowler) ?? 'Who bowls?'}</span>
        <span className="score text-base text-soft">
          {isAgain ? 'Two in a row' : bowler ? figuresOfBowler(bowler) : 'Bowler'}
        </span>
      </button>
    </section>
  );
}

const inPlay = 'grid h-14 min-w-0 content-center justify-items-center gap-0.5 px-1.5';

const figuresOfBowler = ({ wickets, runs, balls }: Bowler) => `${wickets}–${runs} (${oversText(balls)})`;

function figuresOf({ batting }: InningsConsole['innings'], playerId: number | null): string | undefined {
  const batter = batting.find((one) => one.playerId === playerId);
  return batter && `${batter.runs} (${batter.balls})`;
}

interface BatterKeyProps {
  name: string | undefined;
  figures: string | undefined;
  isOnStrike: boolean;
  onPress: () => void;
}

const BatterKey = ({ name, figures, isOnStrike, onPress }: BatterKeyProps) => (
  <button
    type="button"
    onClick={onPress}
    className={`${inPlay} ${keyLook} ${name === undefined || isOnStrike ? 'border-accent' : ''}`}
  >
    <span className="max-w-full truncate font-bold text-sm">{name ?? 'Who bats?'}</span>
    <span className={`score text-base ${isOnStrike ? 'text-accent-text' : 'text-soft'}`}>
      {[figures, isOnStrike && 'on strike'].filter(Boolean).join(' ') || 'Other end'}
    </span>
  </button>
);
