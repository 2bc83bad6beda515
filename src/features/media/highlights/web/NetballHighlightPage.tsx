import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Clapperboard, MapPin } from 'lucide-react';
import { LikeButton } from '#features/community/conversation/web/LikeButton.tsx';
import { GameTime } from '#features/competition/games/web/GameTime.tsx';
import { ResultNote, Scoreline, Side, StatusBadge } from '#features/competition/games/web/Scoreline.tsx';
import { whenText } from '#features/competition/games/web/times.ts';
import { ShareButtons } from '#features/media/video/web/ShareButtons.tsx';
import { VideoPlayer } from '#features/media/video/web/VideoPlayer.tsx';
import { Columns } from '#web/layout/Columns.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { useHistoryState } from '#web/routing/rendering.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LinkedText } from '#web/ui/LinkedText.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import { useZone } from '#web/zone.ts';
import type { GameShown, Highlight } from '../contract.ts';
import { commentableHighlight, watchPath } from '../rules.ts';
import { highlightOptions, newestBySportOptions } from './api.ts';
import { highlightToOpen } from './PlayLink.tsx';
import { CommentsCard } from './TalkCard.tsx';

const nothing = 'No highlights available';

/** `/netball-highlights`: the highlight that was pressed, else the newest of a netball game, with that game. */
export function NetballHighlightPage() {
  const pressed = highlightToOpen(useHistoryState());
  const named = useQuery({ ...highlightOptions(pressed ?? 0), enabled: pressed !== null });
  const newest = useQuery({ ...newestBySportOptions('netball'), enabled: pressed === null || named.isError });
  const { isPending, isFetching, refetch } = pressed !== null && !named.isError ? named : newest;
  const highlight = named.data ?? newest.data?.[0];
  return (
    <>
      <PageTitle>Netball Highlights</PageTitle>
      {isPending && <NetballLoading />}
      {highlight && <NetballHighlight key={highlight.id} highlight={highlight} />}
      {newest.data && !highlight && (
        <EmptyState icon={Clapperboard} title={nothing}>
          <ButtonLink to="/media">More Videos</ButtonLink>
        </EmptyState>
      )}
      {!highlight && !newest.data && !isPending && (
        <ErrorState title={nothing} onRetry={() => void refetch()} busy={isFetching} />
      )}
    </>
  );
}

export const loader = defineLoader(({ client }) => [client.prefetchQuery(newestBySportOptions('netball'))]);

function NetballHighlight({ highlight }: { highlight: Highlight }) {
  const { id, title, description, videoId, videoKind, thumbnail, dateAdded, game, likesCount } = highlight;
  const item = { ...commentableHighlight, id };
  return (
    <Columns
      main={
        <>
          <VideoPlayer videoId={videoId} title={title} kind={videoKind} poster={thumbnail} />
          <Card as="div" className="grid grid-cols-1 gap-3">
            <div className="flex flex-wrap items-start justify-between gap-x-3">
              <h2 className="min-w-0 grow basis-40 pt-2 text-xl">{title}</h2>
              <LikeButton item={item} about={title} likesCount={likesCount} />
            </div>
            <p className="text-sm text-soft">
              <RelativeTime at={dateAdded} />
            </p>
            {description && (
              <p className="whitespace-pre-line">
                <LinkedText>{description}</LinkedText>
              </p>
            )}
            <ShareButtons title={title} path={watchPath(videoId)} />
          </Card>
        </>
      }
      side={
        <>
          {game && <MatchDetails game={game} />}
          <CommentsCard highlight={highlight} />
          <ButtonLink to="/media" wide>
            More Videos
          </ButtonLink>
        </>
      }
    />
  );
}

function NetballLoading() {
  return (
    <Loading label="Loading the highlight">
      <Columns
        main={
          <>
            <Skeleton className="aspect-video rounded-card" />
            <Skeleton className="h-44 rounded-card" />
          </>
        }
        side={<Skeleton className="h-72 rounded-card" />}
      />
    </Loading>
  );
}

function MatchDetails({ game }: { game: GameShown }) {
  const { sport, homeTeam, awayTeam, status, dateTime, location } = game;
  const scored = (status === 'completed' || status === 'live') && game.homeScore !== null && game.awayScore !== null;
  const now = new Date(useNow());
  const zone = useZone();
  return (
    <Card hero heading="Match Details" aside={<StatusBadge status={status} />}>
      <p className="text-sm text-soft">{sport.name}</p>
      <div className="my-3 sides">
        <Side team={homeTeam} size={48} />
        {scored ? (
          <Scoreline game={game} final={status === 'completed'} />
        ) : (
          <span className="score figure mt-4 text-soft">VS</span>
        )}
        <Side team={awayTeam} size={48} />
      </div>
      <ResultNote result={game} className="mb-3 text-center" />
      <ul className="grid gap-2 border-line border-t pt-3 text-sm text-soft">
        <li className="flex items-center gap-2">
          <CalendarDays className="size-4 shrink-0" aria-hidden />
          <GameTime at={dateTime}>{whenText(dateTime, now, zone)}</GameTime>
        </li>
        <li className="flex items-center gap-2">
          <MapPin className="size-4 shrink-0" aria-hidden />
          {location}
        </li>
      </ul>
    </Card>
  );
}
