import { useQuery } from '@tanstack/react-query';
import { Camera, Dumbbell, Flame, type LucideIcon, MessageSquare, Ticket, Users } from 'lucide-react';
import { getMessage } from '#web/api/api.ts';
import { Card } from '#web/ui/Card.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import type { Achievement, AchievementIcon } from '../../contract.ts';
import { achievementsOptions } from '../api.ts';

const icons: Record<AchievementIcon, LucideIcon> = {
  ticket: Ticket,
  users: Users,
  megaphone: MessageSquare,
  dumbbell: Dumbbell,
  flame: Flame,
  camera: Camera,
};

/** An earned achievement with its day, or one still to earn, dimmed and with its progress. */
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
          <span className={`score shrink-0 text-lg ${isEarned ? '' : 'text-soft'}`}>
            {points} <span className="font-sans font-semibold text-xs">points</span>
          </span>
        </div>
        <p className="text-sm text-soft">{description}</p>
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
        className="min-w-0 flex-1 text-accent-text"
      />
      <span className="score shrink-0 text-soft text-sm">
        {progress} of {criteria.atLeast}
      </span>
    </div>
  );
}

const grid = 'grid grid-cols-1 gap-3.5 lg:grid-cols-2';

/** The My Achievements tab of the lobby: earned achievements, and those still to earn. */
export function AchievementsTab() {
  const { data, error, isFetching, refetch } = useQuery(achievementsOptions);
  if (data) return <Achievements achievements={data} />;
  if (!error) return <AchievementsLoading />;
  return (
    <ErrorState
      title="Your achievements did not load"
      text={getMessage(error)}
      onRetry={() => void refetch()}
      busy={isFetching}
    />
  );
}

function Achievements({ achievements }: { achievements: readonly Achievement[] }) {
  const earned = achievements.filter(({ awardedAt }) => awardedAt !== null).toSorted(latestFirst);
  const open = achievements.filter(({ awardedAt }) => awardedAt === null).toSorted(nearestFirst);
  return (
    <div className="grid grid-cols-1 gap-5">
      <Card hero className="grid gap-1">
        <p className="font-semibold text-soft text-sm">Your points</p>
        <p className="score figure">{earned.reduce((total, { points }) => total + points, 0)}</p>
        <p className="text-sm text-soft">
          {earned.length} of {achievements.length} achievements
        </p>
      </Card>
      <section aria-labelledby="earned" className="grid grid-cols-1 gap-3">
        <h2 id="earned">Earned</h2>
        {earned.length === 0 && <p className="text-sm text-soft">None yet. RSVP to a game, or share a workout.</p>}
        <List achievements={earned} />
      </section>
      {open.length > 0 && (
        <section aria-labelledby="to-earn" className="grid grid-cols-1 gap-3">
          <h2 id="to-earn">Still to earn</h2>
          <List achievements={open} />
        </section>
      )}
    </div>
  );
}

function List({ achievements }: { achievements: readonly Achievement[] }) {
  return (
    <ul className={grid}>
      {achievements.map((achievement) => (
        <AchievementCard key={achievement.id} achievement={achievement} />
      ))}
    </ul>
  );
}

const latestFirst = (a: Achievement, b: Achievement) => ((a.awardedAt ?? '') < (b.awardedAt ?? '') ? 1 : -1);
const computeShare = ({ progress, criteria }: Achievement) => progress / criteria.atLeast;
const nearestFirst = (a: Achievement, b: Achievement) => computeShare(b) - computeShare(a);

function AchievementsLoading() {
  return (
    <Loading label="Loading your achievements..." className={grid}>
      <Skeleton className="h-32 rounded-card lg:col-span-2" />
      {[1, 2, 3, 4].map((slot) => (
        <Skeleton key={slot} className="h-28 rounded-card" />
      ))}
    </Loading>
  );
}
