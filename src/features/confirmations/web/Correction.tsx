import { whenText } from '#features/games/web/times.ts';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import type { Confirmation } from '../contract.ts';
import { correctionInWords } from './words.ts';

export function Correction({ corrected }: { corrected: NonNullable<Confirmation['corrected']> }) {
  const now = new Date(useNow());
  const zone = useZone();
  return (
    <p className="mt-2 text-center text-[0.8125rem] text-soft">
      {correctionInWords(corrected)}, <time dateTime={corrected.at}>{whenText(corrected.at, now, zone)}</time>
    </p>
  );
}
