import type { Team } from '../contract.ts';

/** Games won and lost, as a scoreboard would show them. The size of the figures comes from `className`. */
export function TeamRecord({ team: { wins, losses }, className }: { team: Team; className: string }) {
  return (
    <span className="grid shrink-0 justify-items-end gap-0.5">
      <span className={`score ${className}`} aria-hidden>
        {wins}-{losses}
      </span>
      <span className="text-xs text-soft" aria-hidden>
        W-L
      </span>
      <span className="sr-only">
        {wins} won, {losses} lost
      </span>
    </span>
  );
}
