import type { PlayerFouls, TeamFouls } from '../../../foul-rules.ts';

export const foulsText = (count: number): string => (count === 1 ? '1 foul' : `${count} fouls`);

const mark = 'score rounded-[4px] px-1 py-0.5 text-xs';
const full = 'bg-gold text-ground';

/** A player's fouls in the corner of the key, marked when one more is the last. The key says them in words. */
export const FoulMark = ({ fouls: { count, isLast, warned } }: { fouls: PlayerFouls }) => (
  <span aria-hidden className="absolute top-1 left-1 flex gap-0.5">
    <span className={`${mark} ${isLast ? full : 'text-soft'}`}>F{count}</span>
    {warned && <span className={`${mark} ${full}`}>{warned.name.slice(0, 1)}</span>}
  </span>
);

/** A side's fouls in this period, and whether it shoots free throws at the other's next one. */
export const TeamFoulMarks = ({ fouls: { count, hasBonus, isFull } }: { fouls: TeamFouls }) => (
  <span className="flex shrink-0 items-center gap-1">
    <span aria-hidden className={`${mark} ${isFull ? full : ''}`}>
      F{count}
    </span>
    <span className="sr-only">({foulsText(count)} in this period)</span>
    {hasBonus && <span className={`${mark} bg-accent text-on-accent`}>Bonus</span>}
  </span>
);
