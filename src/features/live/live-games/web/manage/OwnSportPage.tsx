import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { sportsOptions } from '#features/teams/sports/web/api.ts';
import { OwnSportForm } from '#features/teams/sports/web/manage/own/OwnSportForm.tsx';
import { AdminPage } from '#platform/admin/web/frame/AdminPage.tsx';
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx';
import { SportTrial } from '../trial/SportTrial.tsx';

/** A sport of the village's own is made here, or changed: `?id=12`. It stands here because it is tried on the console. */
export const OwnSportPage = () => (
  <AdminPage title="Sport of your own">
    <OwnSport />
  </AdminPage>
);

function OwnSport() {
  const id = useSearchParams()[0].get('id');
  const { data, isError, isFetching, refetch } = useQuery({ ...sportsOptions(), enabled: id !== null });
  const sport = data?.find((one) => String(one.id) === id);
  if (id === null) return <OwnSportForm key="new" sport={null} trial={showTrial} />;
  if (sport) return <OwnSportForm key={sport.id} sport={sport} trial={showTrial} />;
  if (data) return <EmptyState title="This sport was not found" />;
  if (isError) return <ErrorState title="The sport did not load" onRetry={() => refetch()} busy={isFetching} />;
  return <Skeleton className="h-96 rounded-card" />;
}

const showTrial: Parameters<typeof OwnSportForm>[0]['trial'] = (definition) => <SportTrial definition={definition} />;
