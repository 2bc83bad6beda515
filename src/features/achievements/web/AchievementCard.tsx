import { Camera, Dumbbell, Flame, type LucideIcon, MessageSquare, Ticket, Users } from 'lucide-react';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import type { Achievement, AchievementIcon } from '../contract.ts';

const icons: Record<AchievementIcon, LucideIcon> = {
  ticket: Ticket,
  users: Users,
  megaphone: MessageSquare,
  dumbbell: Dumbbell,
  flame: Flame,
  camera: Camera,
};

/** One that is earned, with its day; or one to earn, dimmed, and how far one has come. */
export function AchievementCard({ achievement }: { achievement: Achievement }) {
  const { name, description, icon, points, awardedAt } = achievement;
  const Icon = icons[icon];
  const isEarned = awardedAt !== null;
  return (
    <li className={`card flex gap-3.5 p-4 ${isEarned ? '' : 'border-dashed bg-transparent'}`}>
      <span
        className={`grid size-12 shrink-0 place-items-center rounded-full ${isEarned ? 'bg-gold/15 text-gold' : 'bg-raised text-soft'}`}
      >
        <Icon className="size-6" aria-hidden />
      </span>
      <div className="grid min-w-0 flex-1 grid-cols-1 content-start gap-0.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className={isEarned ? '' : 'text-soft'}>{name}</h3>
          <span className={`score shrink-0 text-[1.0625rem] ${isEarned ? '' : 'text-soft'}`}>
            {points} <span className="font-sans font-semibold text-xs">points</span>
          </span>
        </div>
        <p className="text-[0.875rem] text-soft">{description}</p>
        {isEarned ? (
          <p className="mt-1 font-semibold text-soft text-xs">
            Earned <RelativeTime at={awardedAt} />
          </p>
        ) : (
          <Progress achievement={achievement} />
        )}
      </div>
    </li>
  );
}

function Progress({ achievement: { name, progress, criteria } }: { achievement: Achievement }) {
  return (
    <div className="mt-2 flex items-center gap-3">
      <progress
        aria-label={`Progress towards ${name}`}
        max={criteria.atLeast}
        value={progress}
        className="h-2 min-w-0 flex-1 appearance-none overflow-hidden rounded-full bg-raised [&::-moz-progress-bar]:bg-accent-text [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent-text"
      />
      <span className="score shrink-0 text-soft text-sm">
        {progress} of {criteria.atLeast}
      </span>
    </div>
  );
}
