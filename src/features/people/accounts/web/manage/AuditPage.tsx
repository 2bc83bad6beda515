import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { AdminPage } from '#platform/admin/web/frame/AdminPage.tsx';
import { settingsOptions } from '#platform/settings/web/api.ts';
import { momentText } from '#shared/notation.ts';
import { getMessage } from '#web/api/api.ts';
import { apiClient } from '#web/api/requests.ts';
import { useSearchChange, useTypedSearch } from '#web/routing/search-params.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Combobox } from '#web/ui/fields/Combobox.tsx';
import { Field, TextInput } from '#web/ui/fields/Field.tsx';
import { InfiniteList } from '#web/ui/lists/InfiniteList.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { device, getZone } from '#web/zone.ts';
import type { AuditAct, AuditLine, endpoints } from '../../contract.ts';
import { rowsGrid, rowsLoading } from '../people/rows.ts';

export function AuditPage() {
  const [params] = useSearchParams();
  const asked = {
    person: params.get('person')?.trim() ?? '',
    act: params.get('act') ?? '',
    day: params.get('day') ?? '',
    subject: params.get('subject') ?? '',
  };
  return (
    <AdminPage title="Audit Log">
      <div className="grid max-w-4xl gap-4">
        <AuditFilters />
        {asked.subject !== '' && (
          <ButtonLink to="/admin/audit" small className="justify-self-start">
            Show all again
          </ButtonLink>
        )}
        <AuditList asked={asked} />
      </div>
    </AdminPage>
  );
}

/** Filters by person, act and day. The address holds the filters, so that admins can share them. */
export function AuditFilters() {
  const [params] = useSearchParams();
  const change = useSearchChange();
  const [person, type] = useTypedSearch('person');
  const act = params.get('act') ?? '';
  const { data: acts = [] } = useQuery({ ...actsOptions(), ...alwaysRefetch });
  return (
    <search className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
      <div className="col-span-2 sm:col-span-1">
        <Field label="Person" hint="A name, a username, visitor, the terminal or the server">
          {(ties) => (
            <TextInput
              {...ties}
              value={person}
              onChange={({ target }) => type(target.value)}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
            />
          )}
        </Field>
      </div>
      <Field label="Kind">
        {(ties) => (
          <Combobox
            {...ties}
            label="Kinds of acts"
            none="All"
            choices={listChoices(acts)}
            value={act}
            onChoose={(chosen) => change({ act: chosen }, { replace: true })}
          />
        )}
      </Field>
      <Field label="Day">
        {(ties) => (
          <TextInput
            {...ties}
            type="date"
            className="min-w-0 px-2.5!"
            value={params.get('day') ?? ''}
            onChange={({ target }) => change({ day: target.value }, { replace: true })}
          />
        )}
      </Field>
    </search>
  );
}

/** For each kind of thing all its acts together, then each act. */
function listChoices(acts: readonly AuditAct[]): { value: string; label: string }[] {
  return [...Map.groupBy(acts, ({ kind }) => kind)].flatMap(([kind, ofKind]) => [
    { value: (ofKind[0]?.act ?? '').split('.')[0] ?? '', label: `${kind}: everything` },
    ...ofKind.map(({ act, said }) => ({ value: act, label: `${kind}: ${said}` })),
  ]);
}

function AuditList({ asked }: { asked: Asked }) {
  const list = useInfiniteQuery({ ...auditOptions(asked), ...alwaysRefetch });
  const moment = useMoments();
  return (
    <InfiniteList
      list={list}
      loading={{ ...rowsLoading, label: 'Loading the audit log...' }}
      className={rowsGrid}
      failed={{ title: 'Failed to load the audit log', text: getMessage(list.error) }}
      empty={<EmptyState icon={ScrollText} title="No entries found" text="Try another person, act or day." />}
    >
      {(lines) => (
        <ul aria-label="Audit log" className="grid gap-2.5">
          {lines.map((line) => (
            <AuditCard key={line.id} line={line} moment={moment} askedFor={asked.subject} />
          ))}
        </ul>
      )}
    </InfiniteList>
  );
}

/** Formats instants in the village's time zone. */
function useMoments(): (instant: string) => string {
  const timeZone = useQuery(settingsOptions).data?.timeZone;
  const zone = timeZone ? getZone(timeZone) : device;
  return (instant) => momentText(zone.wall(instant));
}

interface AuditCardProps {
  line: AuditLine;
  moment: (instant: string) => string;
  /** The row that the list is filtered by, if any. */
  askedFor: string;
}

const maxOpen = 3;
/** Accounts are excluded: the person filter finds their lines. */
const isRow = /^(?!account:).+:/;

/** Who changed what and when, with the values of each field before and after. */
function AuditCard({ line, moment, askedFor }: AuditCardProps) {
  const { actor, actorName, said, subject, at, changes } = line;
  return (
    <Card as="li" className="grid gap-1.5 wrap-anywhere">
      <div className="grid gap-0.5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-baseline lg:gap-x-4">
        <h2 className="font-normal text-base">
          <strong>{actorName}</strong> {said}
        </h2>
        <p className="text-sm text-soft">
          {actorName !== actor && `${actor} · `}
          <time dateTime={at}>{moment(at)}</time>
        </p>
      </div>
      {changes.length > 0 && (
        <details open={changes.length <= maxOpen} className="text-sm">
          <summary className="flex min-h-11 cursor-pointer items-center text-sm text-soft hover:text-ink">
            {changes.length === 1 ? '1 field' : `${changes.length} fields`}
          </summary>
          <dl className="grid gap-2 border-line border-t pt-2">
            {changes.map((change) => (
              <Change key={change.field} change={change} />
            ))}
          </dl>
        </details>
      )}
      {subject !== null && isRow.test(subject) && subject !== askedFor && (
        <p>
          <Link
            to={`/admin/audit?subject=${encodeURIComponent(subject)}`}
            className="inline-flex min-h-11 items-center text-sm text-accent-text hover:underline"
          >
            {line.act === 'game.score' ? 'Every play, and everything else about this game' : 'Everything about this'}
          </Link>
        </p>
      )}
    </Card>
  );
}

function Change({ change: { field, before, after } }: { change: AuditLine['changes'][number] }) {
  return (
    <div className="grid gap-0.5 sm:grid-cols-[10rem_1fr]">
      <dt className="text-soft">{field}</dt>
      {before !== undefined && (
        <dd className="sm:col-start-2">
          <span className="sr-only">before: </span>
          <del className="text-soft">{before}</del>
        </dd>
      )}
      {after !== undefined && (
        <dd className="sm:col-start-2">
          <span className="sr-only">{before === undefined ? '' : 'after: '}</span>
          <span className="font-semibold">{after}</span>
        </dd>
      )}
    </div>
  );
}

const api = apiClient<typeof endpoints>();

interface Asked {
  person: string;
  act: string;
  day: string;
  subject: string;
}

/** No live event announces new lines, so the list refetches each time it is shown. */
const alwaysRefetch = { staleTime: 0 };

const auditOptions = (asked: Asked) =>
  api.pages('GET /api/admin/audit', {
    query: Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== '')),
  });
const actsOptions = () => api.read('GET /api/admin/audit/acts');
