import { useQuery } from '@tanstack/react-query';
import { timeText } from '#shared/notation.ts';
import { getMessage } from '#web/api/api.ts';
import { Pill, type Tone } from '#web/ui/Pill.tsx';
import { ErrorState, Skeleton } from '#web/ui/states.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import { device } from '#web/zone.ts';
import type { Delivery, Webhook } from '../../contract.ts';
import { deliveriesOptions } from '../api.ts';
import { kindNames } from '../copy.ts';

/** The last messages of a webhook, and what was answered. */
export function Deliveries({ webhook: { id, name } }: { webhook: Webhook }) {
  const { data, error, isFetching, refetch } = useQuery(deliveriesOptions(id));
  if (!data && error)
    return (
      <ErrorState
        title="The messages did not load"
        text={getMessage(error)}
        onRetry={() => refetch()}
        busy={isFetching}
      />
    );
  if (!data) return <Skeleton className="mt-3 h-24 rounded-control" />;
  if (data.length === 0) return <p className="mt-3 text-sm text-soft">Nothing was sent in the last 30 days.</p>;
  return (
    <ul aria-label={`Last messages of ${name}`} aria-live="polite" className="mt-3 grid divide-y divide-line">
      {data.map((delivery) => (
        <SentMessage key={delivery.id} delivery={delivery} />
      ))}
    </ul>
  );
}

function SentMessage({ delivery }: { delivery: Delivery }) {
  const { kind, title, createdAt, by } = delivery;
  return (
    <li className="grid gap-0.5 py-2.5 text-sm">
      <span className="flex items-start justify-between gap-3">
        <span className="min-w-0 font-bold wrap-anywhere">{title}</span>
        <StatePill delivery={delivery} />
      </span>
      <span className="text-soft">
        {kindNames[kind]} · <RelativeTime at={createdAt} />
        {by !== null && ` · pressed by ${by}`}
      </span>
      <span className="text-soft wrap-anywhere">{describeAnswer(delivery)}</span>
    </li>
  );
}

const states: Readonly<Record<Delivery['state'], readonly [tone: Tone, label: string]>> = {
  sent: ['win', 'Arrived'],
  failed: ['loss', 'Not arrived'],
  waiting: ['neutral', 'Waiting'],
};

function StatePill({ delivery: { state } }: { delivery: Delivery }) {
  const [tone, label] = states[state];
  return <Pill tone={tone}>{label}</Pill>;
}

/** 'Answered 500: out of order · attempt 2 · again at 18:05' */
function describeAnswer({ status, answer, attempts, nextAt, state }: Delivery): string {
  const answered = status === null ? answer : `Answered ${status}${answer && `: ${answer}`}`;
  const parts = [
    answered || (state === 'waiting' ? 'On its way' : 'Not tried in time'),
    attempts > 1 && `attempt ${attempts}`,
    nextAt !== null && `again at ${timeText(device.wall(nextAt))}`,
  ];
  return parts.filter(Boolean).join(' · ');
}
