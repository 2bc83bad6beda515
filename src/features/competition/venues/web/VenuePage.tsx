import { useQuery } from '@tanstack/react-query';
import { CalendarX2, Clock, Layers, type LucideIcon, MapPin, MapPinOff, Navigation, Trophy, Users } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router';
import { sportsOptions } from '#features/teams/sports/web/api.ts';
import { useProductName } from '#platform/settings/web/api.ts';
import { dateText, spanText } from '#shared/notation.ts';
import { ApiError } from '#web/api/api.ts';
import { DocumentTitle } from '#web/layout/DocumentTitle.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { ButtonLink, buttonClasses } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import type { Venue } from '../contract.ts';
import { buildMapLink, closuresFrom, type OpenOn, openOn } from '../rules.ts';
import { venueOptions } from './api.ts';
import { atVenue } from './extension-points.ts';
import { OpenNow } from './OpenNow.tsx';

const layout = 'grid grid-cols-1 gap-3.5 lg:grid-cols-[3fr_2fr] lg:items-start';

export function VenuePage() {
  const { data: venue, error, isFetching, refetch } = useQuery(venueOptions(Number(useParams()['id'])));
  const product = useProductName();
  if (isMissing(error)) return <MissingVenue />;
  return (
    <>
      {venue && <DocumentTitle of={venue.name} product={product} />}
      <PageTitle>{venue?.name ?? 'Venue'}</PageTitle>
      {venue && (
        <div className={layout}>
          <VenueFacts venue={venue} />
          <div className="grid grid-cols-1 gap-3.5 lg:order-first">
            {atVenue.contributions().map(({ key, Component }) => (
              <Suspense key={key} fallback={<Skeleton className="h-48 rounded-card" />}>
                <Component venue={venue} />
              </Suspense>
            ))}
          </div>
        </div>
      )}
      {!venue && error && (
        <ErrorState
          title="This venue did not load"
          text="Please try again."
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!venue && !error && <VenueLoading />}
    </>
  );
}

/** What happens at the venue loads later: neither the server's page nor its hydration includes it. */
export const loader = defineLoader(({ client, params }) => [
  client.prefetchQuery(venueOptions(Number(params['id']))),
  client.prefetchQuery(sportsOptions()),
]);

/** Also true for an address whose id is no number. */
const isMissing = (error: Error | null) => error instanceof ApiError && [400, 404].includes(error.status);

const MissingVenue = () => (
  <>
    <PageTitle>Venue</PageTitle>
    <EmptyState icon={MapPinOff} title="This venue was not found" text="It may have been removed.">
      <ButtonLink to="/venues">All venues</ButtonLink>
    </EmptyState>
  </>
);

const VenueLoading = () => (
  <Loading label="Loading the venue" className={layout}>
    <Skeleton className="h-64 rounded-card" />
    <Skeleton className="h-64 rounded-card" />
  </Loading>
);

/** Where a venue is, when it is open, and what is played there. */
function VenueFacts({ venue }: { venue: Venue }) {
  const sports = useQuery(sportsOptions()).data;
  const today = useZone().wall(new Date(useNow())).toISOString().slice(0, 10);
  const fitting = (sports ?? []).filter(({ id }) => venue.sportIds.includes(id)).map(({ name }) => name);
  const closures = closuresFrom(venue.closedDays, today);
  const map = buildMapLink(venue);
  return (
    <Card aria-label="About the venue" className="grid gap-4 wrap-anywhere">
      <dl className="grid gap-3.5">
        {venue.place && <Fact icon={MapPin} name="Where" lines={venue.place.split('\n')} />}
        <OpenToday venue={venue} open={openOn(venue, today)} />
        {venue.hours.length > 0 && <Fact icon={Clock} name="Open" lines={hoursByDays(venue.hours)} />}
        {closures.length > 0 && (
          <Fact
            icon={CalendarX2}
            name="Closed"
            lines={closures.map((closure) => closureText(closure, new Date(today)))}
          />
        )}
        {fitting.length > 0 && <Fact icon={Trophy} name="Sports" lines={[fitting.join(', ')]} />}
        {venue.surfaces.length > 0 && <Fact icon={Layers} name="Surface" lines={[venue.surfaces.join(', ')]} />}
        {venue.capacity !== null && <Fact icon={Users} name="Capacity" lines={[String(venue.capacity)]} />}
      </dl>
      {map ? (
        <a
          href={map}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClasses({ variant: 'primary', wide: true })}
        >
          <Navigation className="size-4" aria-hidden />
          Open in maps
        </a>
      ) : (
        <p className="text-sm text-soft">Nobody has said where it is yet.</p>
      )}
    </Card>
  );
}

function OpenToday({ venue, open }: { venue: Venue; open: OpenOn | null }) {
  if (open === null) return null;
  const text = open.isOpen
    ? open.hours.map(({ opens, closes }) => spanText(opens, closes)).join(', ')
    : `Closed${open.reason === null ? '' : `: ${open.reason}`}`;
  return (
    <Fact icon={Clock} name="Today" lines={[]}>
      <span className={open.isOpen ? '' : 'text-live-text'}>{text}</span>
      {open.isOpen && <OpenNow venue={venue} />}
    </Fact>
  );
}

interface FactProps {
  icon: LucideIcon;
  name: string;
  lines: readonly string[];
  children?: ReactNode;
}

function Fact({ icon: Icon, name, lines, children }: FactProps) {
  return (
    <div className="relative grid min-h-10 content-center pl-[3.25rem] max-[16rem]:pl-0">
      <dt className="text-sm text-soft">
        <span className="absolute top-0 left-0 grid size-10 place-items-center rounded-control bg-raised text-accent-text max-[16rem]:hidden">
          <Icon className="size-5" aria-hidden />
        </span>
        {name}
      </dt>
      {children && <dd className="min-w-0 font-semibold">{children}</dd>}
      {lines.map((line) => (
        <dd key={line} className="min-w-0 font-semibold">
          {line}
        </dd>
      ))}
    </div>
  );
}

type OpenHours = Venue['hours'][number];

/** `Mon–Fri 08:00–21:00`: one line for neighbouring days with the same hours. */
export function hoursByDays(hours: readonly OpenHours[]): string[] {
  const days = [...Map.groupBy(hours, ({ day }) => day)].map(([day, ofDay]) => ({ day, text: formatTimes(ofDay) }));
  const runs: { first: string; last: string; text: string }[] = [];
  for (const { day, text } of days) {
    const run = runs.at(-1);
    if (run && run.text === text && follows(run.last, day)) run.last = day;
    else runs.push({ first: day, last: day, text });
  }
  return runs.map(({ first, last, text }) =>
    first === last ? `${short(first)} ${text}` : `${spanText(short(first), short(last))} ${text}`,
  );
}

const formatTimes = (hours: readonly OpenHours[]) =>
  hours.map(({ opens, closes }) => spanText(opens, closes)).join(', ');

const order = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const follows = (one: string, other: string) => order.indexOf(other) === order.indexOf(one) + 1;
const short = (day: string) => day.slice(0, 3);

/** `Thu 24 Dec – Sun 3 Jan 2027: Recess` */
export function closureText({ from, until, reason }: Venue['closedDays'][number], today: Date): string {
  const [first, last] = [dateText(from, today), dateText(until, today)];
  return `${from === until ? first : spanText(first, last)}: ${reason}`;
}
