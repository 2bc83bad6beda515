import { useQuery } from '@tanstack/react-query';
import { messageOf } from '#web/api/api.ts';
import { Card } from '#web/ui/Card.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { Achievement } from '../../contract.ts';
import { AchievementCard } from '../AchievementCard.tsx';
import { achievementsOptions } from '../api.ts';

const grid = 'grid grid-cols-1 gap-3.5 lg:grid-cols-2';

/** The My Achievements tab of the lobby: what one has earned, and what comes next. */
export function AchievementsTab() {
  const { data, error, isFetching, refetch } = useQuery(achievementsOptions);
  if (data) return <Achievements achievements={data} />;
  if (!error) return <AchievementsLoading />;
  return (
    <ErrorState
      title="Your achievements did not load"
      text={messageOf(error)}
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
        <p className="score text-5xl">{earned.reduce((total, { points }) => total + points, 0)}</p>
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
const shareOf = ({ progress, criteria }: Achievement) => progress / criteria.atLeast;
const nearestFirst = (a: Achievement, b: Achievement) => shareOf(b) - shareOf(a);

function AchievementsLoading() {
  return (
    <Loading label="Loading your achievements..." className={grid}>
      <Skeleton className="h-32 rounded-card lg:col-span-2" />
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} className="h-28 rounded-card" />
      ))}
    </Loading>
  );
}
