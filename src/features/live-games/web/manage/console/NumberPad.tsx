import { useQuery } from '@tanstack/react-query';
import { rosterOptions } from '../../api.ts';

interface NumberPadProps {
  teamId: number;
  chosen: number | null;
  onChoose: (playerId: number | null) => void;
}

/** Who did it, by the shirt; to name nobody is fine too. */
export function NumberPad({ teamId, chosen, onChoose }: NumberPadProps) {
  const { data = [] } = useQuery(rosterOptions(teamId));
  if (data.length === 0) return null;
  return (
    <fieldset className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(3.625rem,1fr))] gap-2">
      <legend className="mb-1.5 text-[0.8125rem] text-soft">Who? (if you like)</legend>
      {data.map((player) => (
        <button
          key={player.id}
          type="button"
          aria-pressed={chosen === player.id}
          onClick={() => onChoose(chosen === player.id ? null : player.id)}
          className="grid min-h-13 min-w-0 content-center justify-items-center rounded-control border border-line bg-card px-1 transition aria-pressed:border-transparent aria-pressed:bg-ink aria-pressed:text-ground"
        >
          {player.jerseyNumber !== null && <span className="score text-2xl leading-none">{player.jerseyNumber}</span>}{' '}
          <span
            className={`max-w-full text-[0.6875rem] leading-tight ${player.jerseyNumber === null ? 'line-clamp-2' : 'line-clamp-1 break-all'}`}
          >
            {player.displayName}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
