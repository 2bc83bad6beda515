import type { Team } from '../contract.ts';

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
