import type { Tone } from '#web/ui/Pill.tsx';
import type { ResultLabel } from '../rules.ts';

export const resultTones: Record<ResultLabel, Tone> = { 'Victory!': 'win', Defeat: 'loss', Final: 'neutral' };
