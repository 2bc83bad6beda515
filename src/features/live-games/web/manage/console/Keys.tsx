import { useWide } from '#web/layout/wide.ts';
import type { Side } from '../../../contract.ts';
import { cardsOf } from '../../../line-up.ts';
import { Court } from './Court.tsx';
import { TapPad } from './TapPad.tsx';
import type { ConsoleInHand } from './use-console.ts';

const areas = { home: '[grid-area:ours]', away: '[grid-area:theirs]' };

/** The players and the taps: of the chosen side on a phone, of both where there is room. */
export function Keys({ inHand }: { inHand: ConsoleInHand }) {
  const { definition, scoring, side, playerId, layout, rosters, hasFailed, teamNames, choose, open } = inHand;
  const isWide = useWide();
  const courts: readonly Side[] = isWide ? ['home', 'away'] : [side];
  if (!layout) return null;
  const openOthers = (of: Side) => {
    if (of !== side) choose(of);
    open('others');
  };
  return (
    <>
      {layout.size > 0 &&
        courts.map((of) => (
          <Court
            key={of}
            label={`Player (optional): ${teamNames[of]}`}
            players={inHand.playersOf(of)}
            shown={inHand.placesOf(of)}
            hasOthers={layout.hasOthers}
            chosen={of === side ? playerId : null}
            cards={cardsOf(definition, scoring.state.shown)}
            sentOff={scoring.state.sentOff}
            onRetry={hasFailed && !rosters ? inHand.retry : undefined}
            onChoose={(id) => choose(of, id)}
            onOthers={() => openOthers(of)}
            className={isWide ? areas[of] : '[grid-area:court]'}
          />
        ))}
      <TapPad definition={definition} onTap={inHand.tap} onMore={() => open('more')} />
    </>
  );
}
