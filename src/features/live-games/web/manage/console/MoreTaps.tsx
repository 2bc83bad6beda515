import type { SportDefinition, Tap } from '#features/sports/definitions/definition.ts';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { padRows } from './pad-rows.ts';
import { nameOf } from './TapPad.tsx';

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
  const shootOut = rare.filter(({ inShootOut }) => inShootOut);
  const usual = rare.filter((tap) => !own.includes(tap) && !shootOut.includes(tap));
  return (
    <Dialog title="More plays" description={who} onClose={onClose}>
      <div className="grid gap-4 pt-1">
        <Taps taps={usual} onTap={onTap} />
        {shootOut.length > 0 && (
          <section aria-label="Shoot-out" className="grid gap-2 border-line border-t pt-3">
            <h3 className="text-[0.8125rem] text-soft">Shoot-out</h3>
            <Taps taps={shootOut} onTap={onTap} />
          </section>
        )}
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
          aria-label={nameOf(tap)}
          onClick={() => onTap(tap.key)}
          className="grid min-h-15 content-center rounded-control border border-line bg-raised px-3 text-left font-bold leading-tight"
        >
          {tap.name}
        </button>
      ))}
    </div>
  );
}
