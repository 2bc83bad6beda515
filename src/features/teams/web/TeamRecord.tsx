interface TeamRecordProps {
  record: { wins: number; losses: number; draws?: number };
  /** Which games it counts. */
  of?: string;
  className: string;
}

export function TeamRecord({ record: { wins, losses, draws = 0 }, of, className }: TeamRecordProps) {
  const numbers = draws > 0 ? [wins, draws, losses] : [wins, losses];
  return (
    <span className="grid shrink-0 justify-items-end gap-0.5">
      <span className={`score ${className}`} aria-hidden>
        {numbers.join('-')}
      </span>
      <span className="text-right text-xs text-soft" aria-hidden>
        {draws > 0 ? 'W-D-L' : 'W-L'}
        {of && <span className="block">{of}</span>}
      </span>
      <span className="sr-only">
        {wins} won, {draws > 0 && `${draws} drawn, `}
        {losses} lost{of && `, ${of.toLowerCase()}`}
      </span>
    </span>
  );
}
