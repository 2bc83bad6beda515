import type { ShownSuspension } from './use-suspensions.ts';

interface BackOnProps {
  suspensions: readonly ShownSuspension[];
  getName: (playerId: number) => string | undefined;
}

/** Says to screen readers who is back on; their keys show it. */
export const BackOn = ({ suspensions, getName }: BackOnProps) => (
  <p aria-live="polite" className="sr-only">
    {suspensions
      .filter(({ left }) => left === null)
      .map(({ playerId, playerName, said }) => `${getName(playerId) ?? playerName ?? 'A player'} ${said}`)
      .join(', ')}
  </p>
);
