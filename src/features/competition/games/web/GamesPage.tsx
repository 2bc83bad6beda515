import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarDays, House, Star } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { Meet } from '#features/competition/meets/contract.ts';
import { meetsOptions, ownMeetsOptions, useIsOwnMeet } from '#features/competition/meets/web/api.ts';
import { isMeet, MeetRow } from '#features/competition/meets/web/MeetRow.tsx';
import { meetRowClasses } from '#features/competition/meets/web/row-classes.ts';
import { myTeamsOptions, useMyTeams } from '#features/teams/my-teams/web/api.ts';
import { teamCrestsOptions } from '#features/teams/teams/web/api.ts';
import { compareNames } from '#shared/names.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { useSearchChange } from '#web/routing/search-params.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Select } from '#web/ui/fields/Field.tsx';
import { FilterPills } from '#web/ui/lists/FilterPills.tsx';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { ToggleButton } from '#web/ui/ToggleButton.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import type { Game } from '../contract.ts';
import { type GamesFilter as Filter, filterGames, isHomeSide, type Pill, pills, sections } from '../rules.ts';
import { nextSevenDays, withMeets } from '../schedule-rules.ts';
import { completedGamesOptions, gamesOptions, ownRsvpsOptions, useGames, useHomeSide } from './api.ts';
import { CallOffLink } from './CallOffLink.tsx';
import { AskedGame, GameListSkeleton, GameLists } from './GameList.tsx';
import { GamesFailure } from './GamesFailure.tsx';
import { MeetsBelow, useFilteredMeets } from './MeetsBelow.tsx';
import { gameIn, readFilter, readPill, toSearch } from './pill-in-url.ts';
import { LiveRow } from './rows/LiveRow.tsx';
import { WeekAhead } from './rows/WeekAhead.tsx';
import { StageFilter } from './StageFilter.tsx';

const choices = pills.map((pill) => ({ value: pill, label: pill }));

export function GamesPage() {
  const [search] = useSearchParams();
  const change = useSearchChange();
  const pill = readPill(search);
  const linkedId = gameIn(search);
  return (
    <>
      <PageTitle
        aside={
          <ButtonLink to="/standings" small>
            Standings
          </ButtonLink>
        }
      >
        Games & Matches
      </PageTitle>
      <FilterPills
        label="Show games"
        choices={choices}
        value={pill}
        onChoose={(chosen) => void change(toSearch(chosen), { replace: true })}
      />
      {linkedId !== undefined && <AskedGame key={linkedId} id={linkedId} />}
      <div className="mt-4 grid gap-6">{pill === 'Completed' ? <CompletedGames /> : <OpenGames pill={pill} />}</div>
    </>
  );
}

export const loader = defineLoader(({ client, search }) => [
  client.prefetchInfiniteQuery(readPill(search) === 'Completed' ? completedGamesOptions : gamesOptions),
  client.prefetchInfiniteQuery(meetsOptions),
  client.prefetchQuery(ownMeetsOptions),
  client.prefetchQuery(ownRsvpsOptions),
  client.prefetchQuery(myTeamsOptions),
  client.prefetchQuery(teamCrestsOptions()),
]);

function CompletedGames() {
  const query = useInfiniteQuery(completedGamesOptions);
  const { data: games, error, isFetching, hasNextPage, refetch } = query;
  const isMine = useIsMine();
  const filtered = useFilteredGames(games ?? []);
  const meets = useFilteredMeets().filter(({ status }) => status === 'completed');
  const now = new Date(useNow());
  if (!games && error) return <GamesFailure error={error} onRetry={() => void refetch()} busy={isFetching} />;
  if (!games) return <GameListSkeleton />;
  const shown = withMeets(sections(filtered, 'Completed', now), meets, hasNextPage);
  return (
    <>
      <GamesFilter games={games} />
      {shown.length === 0 && !hasNextPage && <NoGames />}
      <GameLists sections={shown} isMine={isMine} mixed>
        <LoadMore list={query} />
      </GameLists>
    </>
  );
}

function OpenGames({ pill }: { pill: Pill }) {
  const query = useGames();
  const { data: games, error, isFetching, hasNextPage, refetch } = query;
  const isMine = useIsMine();
  const filtered = useFilteredGames(games ?? []);
  const meets = useFilteredMeets();
  const now = new Date(useNow());
  const zone = useZone();
  if (!games && error) return <GamesFailure error={error} onRetry={() => void refetch()} busy={isFetching} />;
  if (!games) return <GameListSkeleton />;

  const toDay = (at: Date) => zone.wall(at).toISOString().slice(0, 10);
  const all = sections(filtered, pill, now, toDay);
  const live = all
    .flatMap((section) => section.games)
    .filter(isLive)
    .toSorted((a, b) => Number(isMine(b)) - Number(isMine(a)));
  // A live game is listed once: above its section.
  const shown = sections(
    filtered.filter((game) => !isLive(game)),
    pill,
    now,
    toDay,
  );
  const week = pill === 'All Games' ? nextSevenDays<Game | Meet>([...shown, { games: meets }], now, zone.wall) : [];
  const callOff = filtered.length > 0 && <CallOffLink games={filtered}>Call off an evening</CallOffLink>;
  return (
    <>
      <GamesFilter games={games} />
      <LiveNow games={live} meets={pill === 'All Games' ? meets.filter(isLive) : []} isMine={isMine} />
      {week.length > 0 ? <WeekAhead games={week} isMine={isMine} aside={callOff} /> : callOff}
      {all.length === 0 && !hasNextPage && <NoGames />}
      <GameLists sections={shown} isMine={isMine}>
        <LoadMore list={query} />
        {pill === 'All Games' && <MeetsBelow meets={meets} />}
      </GameLists>
    </>
  );
}

const isLive = ({ status }: Pick<Game, 'status'>): boolean => status === 'live';

interface LiveNowProps {
  games: Game[];
  meets: Meet[];
  isMine: (listed: Game | Meet) => boolean;
}

function LiveNow({ games, meets, isMine }: LiveNowProps) {
  if (games.length + meets.length === 0) return null;
  return (
    <section aria-labelledby="live-now" className="grid gap-3">
      <h2 id="live-now">Live now</h2>
      <div className="card game-rows border-live/55">
        {games.map((game) => (
          <LiveRow key={game.id} game={game} isMine={isMine(game)} />
        ))}
        {meets.map((meet) => (
          <article key={`meet ${meet.id}`} className={meetRowClasses(isMine(meet))}>
            <MeetRow meet={meet} isMine={isMine(meet)} />
          </article>
        ))}
      </div>
    </section>
  );
}

function NoGames() {
  if (isFiltered(readFilter(useSearchParams()[0]))) return <NoGamesFound />;
  return (
    <Card hero>
      <EmptyState
        icon={CalendarDays}
        title="No games scheduled"
        text="Check back later for upcoming matches and events"
      />
    </Card>
  );
}

const NoGamesFound = () => (
  <Card hero>
    <EmptyState icon={CalendarDays} title="No games found" text="Try another sport, or show the games of all teams." />
  </Card>
);

/** Whether one of the teams is marked as one's own, or oneself or such a team is entered in a meet. */
function useIsMine(): (listed: Game | Meet) => boolean {
  const { isMarked } = useMyTeams();
  const isOwnMeet = useIsOwnMeet();
  return (listed) =>
    isMeet(listed) ? isOwnMeet(listed.id) : isMarked(listed.homeTeam.id) || isMarked(listed.awayTeam.id);
}

/** The games of the sport and the side in the address. */
function useFilteredGames(games: readonly Game[]): Game[] {
  const { teams, whyMine } = useMyTeams();
  const { homeSidePatterns } = useHomeSide();
  const isOwn = ({ homeTeam, awayTeam }: Game) => [homeTeam, awayTeam].some(({ id }) => whyMine(id) !== null);
  const isVillages = ({ homeTeam, awayTeam }: Game) =>
    [homeTeam, awayTeam].some(({ name }) => isHomeSide(name, homeSidePatterns));
  return filterGames(games, readFilter(useSearchParams()[0]), teams.length > 0 ? isOwn : isVillages);
}

const isFiltered = ({ sportId, ownSideOnly, group, round }: Filter): boolean =>
  ownSideOnly || [sportId, group, round].some((chosen) => chosen !== undefined);

/** Filters by sport, among those with games, and by one's own teams, or else the village's. */
function GamesFilter({ games }: { games: readonly Game[] }) {
  const { sportId, ownSideOnly } = readFilter(useSearchParams()[0]);
  const { homeSideName } = useHomeSide();
  const hasTeams = useMyTeams().teams.length > 0;
  const Icon = hasTeams ? Star : House;
  const change = useSearchChange();
  const sports = new Map(games.map(({ sport }) => [sport.id, sport.name]));
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 gap-2 sm:max-w-lg">
        <Select
          aria-label="Sport"
          value={sportId ?? ''}
          onChange={({ target }) =>
            void change({ sport: target.value, group: null, round: null, game: null }, { replace: true })
          }
        >
          <option value="">All Sports</option>
          {sportId !== undefined && !sports.has(sportId) && <option value={sportId}>No games of this sport</option>}
          {[...sports].sort(byName).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <ToggleButton
          isPressed={ownSideOnly}
          onClick={() => void change({ side: ownSideOnly ? null : 'home', game: null }, { replace: true })}
        >
          <Icon className="size-4 shrink-0" aria-hidden />
          <span className="min-w-0 truncate">{hasTeams ? 'My teams' : (homeSideName ?? 'Our teams')}</span>
        </ToggleButton>
      </div>
      <StageFilter games={games} />
    </div>
  );
}

const byName = ([, a]: [number, string], [, b]: [number, string]) => compareNames(a, b);
