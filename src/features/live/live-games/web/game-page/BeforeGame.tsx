import { useQuery } from '@tanstack/react-query';
import { Swords } from 'lucide-react';
import type { Game } from '#features/competition/games/contract.ts';
import { PhotosSoFar } from '#features/media/photos/web/slots/GamePhotos.tsx';
import type { Preview } from '#features/results/previews/contract.ts';
import { previewOptions } from '#features/results/previews/web/api.ts';
import { FormCard } from '#features/results/previews/web/FormCard.tsx';
import { MeetingsCard } from '#features/results/previews/web/MeetingsCard.tsx';
import { TableCard } from '#features/results/previews/web/TableCard.tsx';
import { WatchCard } from '#features/results/previews/web/WatchCard.tsx';
import { Columns } from '#web/layout/Columns.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { PhaseProps } from './phase-props.ts';

/** What one asks before a game: how both have played, how they did against each other, who leads them, where they stand. */
export function BeforeGame({ game }: Pick<PhaseProps, 'game'>) {
  const { data: preview, isError, isFetching, refetch } = useQuery(previewOptions(game.id));
  if (preview) return <Cards game={game} preview={preview} />;
  if (isError) return <ErrorState title="The preview did not load" onRetry={() => void refetch()} busy={isFetching} />;
  return (
    <Loading label="Loading the preview" className="grid gap-3.5">
      <Skeleton className="h-32 rounded-card" />
      <Skeleton className="h-48 rounded-card" />
    </Loading>
  );
}

function Cards({ game, preview: { form, meetings, toWatch, table } }: { game: Game; preview: Preview }) {
  const isNew = [form.home, form.away, meetings.latest, toWatch.home, toWatch.away].every((list) => list.length === 0);
  if (isNew && !table) {
    return (
      <>
        <EmptyState icon={Swords} title="Nothing to compare yet" text="Neither side has played this season." />
        <PhotosSoFar gameId={game.id} />
      </>
    );
  }
  return (
    <Columns
      main={
        <>
          <FormCard game={game} form={form} />
          <MeetingsCard game={game} meetings={meetings} />
        </>
      }
      side={
        <>
          <WatchCard game={game} toWatch={toWatch} />
          {table && <TableCard game={game} table={table} />}
          <PhotosSoFar gameId={game.id} />
        </>
      }
    />
  );
}
