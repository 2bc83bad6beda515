import { Pill, type Tone } from '#web/ui/Pill.tsx';
import type { Game } from '../contract.ts';
import { type BadgeTone, badgeTone, type ResultLabel } from '../rules.ts';

const tones: Record<BadgeTone, Tone> = { blue: 'info', red: 'live', green: 'win' };

export function StatusBadge({ status }: Pick<Game, 'status'>) {
  return (
    <Pill tone={tones[badgeTone(status)]} caps>
      {status}
    </Pill>
  );
}

export const resultTones: Record<ResultLabel, Tone> = { 'Victory!': 'win', Defeat: 'loss', Final: 'neutral' };
