import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { SportDefinition, Tap } from '#features/teams/sports/definitions/definition.ts';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { barredText } from '../../../position-rules.ts';
import { getPoints } from '../../../score-rules.ts';
import { CardMark } from '../../cards/CardMark.tsx';

interface TapPadProps {
  definition: SportDefinition;
  /** The position of the player who was chosen for the next play. */
  bib?: string | undefined;
  /** `at`: when the key was touched, by the clock of the page. */
  onTap: (key: string, at: number) => void;
  onMore: () => void;
}

/** The taps of the sport, as large as the screen allows: scoring taps first, rare ones behind one press. */
export function TapPad({ definition, bib, onTap, onMore }: TapPadProps) {
  const { scoring, others } = padRows(definition);
  const [flash, setFlash] = useState({ key: '', count: 0 });
  const press = (key: string, at: number) => {
    setFlash(({ count }) => ({ key, count: count + 1 }));
    onTap(key, at);
  };
  const light = (key: string) =>
    flash.key === key && (
      <span
        key={flash.count}
        aria-hidden
        className="absolute inset-0 rounded-[inherit] bg-ink opacity-0 transition-opacity duration-320 ease-out starting:opacity-65"
      />
    );
  return (
    <fieldset aria-label="Plays" className="flex min-h-0 min-w-0 flex-col gap-1.5 [grid-area:pad]">
      {scoring.map((row) => (
        <div key={row[0]?.key} className="flex min-h-15 flex-[4_1_0] lg:max-h-56 gap-1.5">
          {row.map((tap) => (
            <button
              key={tap.key}
              type="button"
              aria-label={getKeyName(tap, bib)}
              disabled={barredText(tap, bib) !== null}
              onClick={({ timeStamp }) => press(tap.key, timeStamp)}
              className={`score bg-accent text-on-accent lg:rounded-card ${tapKey} ${tap.label.length > 6 ? 'text-xl lg:text-2xl' : 'figure lg:large-figure'}`}
            >
              {tap.label} <Barred text={barredText(tap, bib)} />
              {light(tap.key)}
            </button>
          ))}
        </div>
      ))}
      {others.map((row) => (
        <div key={row[0]?.key ?? 'more'} className="flex min-h-12 flex-[3_1_0] lg:max-h-40 gap-1.5">
          {row.map((tap) =>
            tap ? (
              <button
                key={tap.key}
                type="button"
                aria-label={getKeyName(tap, bib)}
                disabled={barredText(tap, bib) !== null}
                onClick={({ timeStamp }) => press(tap.key, timeStamp)}
                className={`border border-line bg-raised font-bold text-sm leading-tight lg:text-lg ${tapKey}`}
              >
                {tap.card && <CardMark colour={tap.card} />}
                {tap.label} <Barred text={barredText(tap, bib)} />
                {light(tap.key)}
              </button>
            ) : (
              <button
                key="more"
                type="button"
                aria-label="More plays"
                onClick={onMore}
                className="grid min-w-0 flex-1 place-items-center rounded-control border border-edge border-dashed text-soft"
              >
                <Ellipsis className="size-6" aria-hidden />
              </button>
            ),
          )}
        </div>
      ))}
    </fieldset>
  );
}

const getKeyName = (tap: Tap, bib: string | undefined): string => {
  const barred = barredText(tap, bib);
  return barred === null ? getName(tap) : `${tap.label} only ${barred}`;
};

/** Says on a greyed key who could be given the play. */
const Barred = ({ text }: { text: string | null }) =>
  text && (
    <span className="absolute inset-x-0 bottom-2 font-bold font-sans text-ink text-sm leading-none">only {text}</span>
  );

const tapKey =
  'relative min-w-0 flex-1 rounded-control px-1 transition-transform active:scale-97 disabled:active:scale-100 disabled:border disabled:border-line disabled:bg-card disabled:text-soft/60';

/** Starts with the visible label, so that people who use voice control can say what they see. */
export const getName = ({ label, name }: Tap): string =>
  `${name} `.startsWith(`${label} `) ? name : `${label} ${name}`;

/** The rows of the pad: scoring taps are large and come first, rare ones are left out. A null opens the rare ones. */
interface PadRows {
  scoring: readonly (readonly Tap[])[];
  others: readonly (readonly (Tap | null)[])[];
  rare: readonly Tap[];
}

const [widestScoring, widest] = [3, 4];

export function padRows(definition: SportDefinition): PadRows {
  const { rare = [], common = [] } = Object.groupBy(definition.taps, ({ isRare }) => (isRare ? 'rare' : 'common'));
  const scores = ({ key }: Tap) => getPoints(definition, key) !== 0;
  const others: (Tap | null)[] = common.filter((tap) => !scores(tap));
  if (rare.length > 0) others.push(null);
  // Two rows of five leave larger keys than three rows.
  const longest = others.length > 2 * widest ? widest + 1 : widest;
  return { scoring: inRows(common.filter(scores), widestScoring), others: inRows(others, longest), rare };
}

/** Splits items into as few rows as possible, of nearly the same length; longer rows come last. */
function inRows<Item>(items: readonly Item[], longest: number): Item[][] {
  const count = Math.ceil(items.length / longest);
  const short = Math.floor(items.length / count);
  const longRows = items.length - short * count;
  let from = 0;
  return Array.from({ length: count }, (_, row) => {
    const length = short + (row >= count - longRows ? 1 : 0);
    from += length;
    return items.slice(from - length, from);
  });
}

interface MoreTapsProps {
  definition: SportDefinition;
  /** The chosen player and side. */
  who: string;
  /** The side whose score an own goal adds to. */
  other: string;
  onTap: (key: string) => void;
  onClose: () => void;
}

/** Rare taps, and taps that must not be pressed by mistake. An own goal is set apart and names the side that it counts for. */
export function MoreTaps({ definition, who, other, onTap, onClose }: MoreTapsProps) {
  const { rare } = padRows(definition);
  const own = rare.filter(({ isForOtherSide }) => isForOtherSide);
  // A shoot-out has a screen of its own.
  const usual = rare.filter((tap) => !own.includes(tap) && !tap.inShootOut);
  return (
    <Dialog title="More plays" description={who} onClose={onClose}>
      <div className="grid gap-4 pt-1">
        <Taps taps={usual} onTap={onTap} />
        {own.map((tap) => (
          <section key={tap.key} aria-label={tap.name} className="border-line border-t pt-3">
            <button
              type="button"
              onClick={() => onTap(tap.key)}
              className="min-h-12 rounded-control border border-live/60 px-4 text-left text-sm"
            >
              <strong>{tap.name}</strong> <span className="text-soft">counts for {other}</span>
            </button>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function Taps({ taps, onTap }: { taps: readonly Tap[]; onTap: (key: string) => void }) {
  return (
    <div className="grid grid-cols-2 gap-2">
      {taps.map((tap) => (
        <button
          key={tap.key}
          type="button"
          aria-label={getName(tap)}
          onClick={() => onTap(tap.key)}
          className="grid min-h-15 content-center rounded-control border border-line bg-raised px-3 text-left font-bold leading-tight"
        >
          {tap.name}
        </button>
      ))}
    </div>
  );
}
