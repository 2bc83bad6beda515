import { useQuery } from '@tanstack/react-query';
import { Eye, Hourglass, type LucideIcon } from 'lucide-react';
import { getMessage } from '#web/api/api.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { Card } from '#web/ui/Card.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { PersonalRecordsKept } from '../contract.ts';
import { personalRecordsOptions } from './api.ts';

export function AccountDataPage() {
  const { data, error, isFetching, refetch } = useQuery(personalRecordsOptions);
  return (
    <div className="mx-auto max-w-3xl">
      <PageTitle back="/account">What this village keeps about me</PageTitle>
      {data && <Kept kept={data} />}
      {!data && error && (
        <ErrorState
          title="This list did not load"
          text={getMessage(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!data && !error && (
        <Loading label="Loading what is kept" className="grid gap-3.5">
          <Skeleton className="h-32 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </Loading>
      )}
    </div>
  );
}

export const loader = defineLoader(({ client }) => [client.prefetchQuery(personalRecordsOptions)]);

function Kept({ kept: { records, admins, officers } }: { kept: PersonalRecordsKept }) {
  return (
    <div className="grid grid-cols-1 gap-3.5">
      <Card heading="Whom to ask" className="grid gap-2">
        <p>
          Ask an admin if you want to know more, or want something corrected or deleted:{' '}
          <strong>{namesText(admins)}</strong>.
        </p>
        {officers.length > 0 && <p className="text-soft">Officers can pass a question on: {namesText(officers)}.</p>}
      </Card>
      {groups.map(({ about, heading }) => (
        <Card key={about} heading={heading}>
          <dl className="divide-y divide-line">
            {records
              .filter((record) => record.about === about)
              .map((record) => (
                <Record key={record.title} record={record} />
              ))}
          </dl>
        </Card>
      ))}
    </div>
  );
}

const groups = [
  { about: 'you', heading: 'About you' },
  { about: 'duty', heading: 'If you score games, or are an officer or admin' },
  { about: 'machine', heading: 'On the server and on your device' },
] as const;

function Record({ record: { title, what, seenBy, until } }: { record: PersonalRecordsKept['records'][number] }) {
  return (
    <div className="break-inside-avoid py-3.5 first:pt-0 last:pb-0">
      <dt className="font-bold">{title}</dt>
      <dd className="mt-1">{what}</dd>
      <Detail icon={Eye} label="Who sees it" text={seenBy} />
      <Detail icon={Hourglass} label="How long" text={until} />
    </div>
  );
}

function Detail({ icon: Icon, label, text }: { icon: LucideIcon; label: string; text: string }) {
  return (
    <dd className="mt-1.5 flex gap-2 text-sm text-soft">
      <Icon className="mt-0.5 size-4 shrink-0" aria-hidden />
      <span>
        <span className="sr-only">{label}: </span>
        {text}
      </span>
    </dd>
  );
}

const maxNames = 12;

/** 'Thandi, Sipho and Lerato' */
function namesText(names: readonly string[]): string {
  const shown = names.slice(0, maxNames);
  const more = names.length - shown.length;
  const all = more > 0 ? [...shown, `${more} more`] : shown;
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}
