import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { AdminPage } from '#features/admin/web/frame/AdminPage.tsx';
import { useSearchChange, useTypedSearch } from '#web/routing/search-params.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Combobox } from '#web/ui/fields/Combobox.tsx';
import { Field, TextInput } from '#web/ui/fields/Field.tsx';
import type { AuditAct } from '../../contract.ts';
import { AuditList, actsOptions, alwaysRefetch } from '../audit/AuditList.tsx';

export function AuditPage() {
  const [params] = useSearchParams();
  const asked = {
    person: params.get('person')?.trim() ?? '',
    act: params.get('act') ?? '',
    day: params.get('day') ?? '',
    subject: params.get('subject') ?? '',
  };
  return (
    <AdminPage title="Audit Log" back="/admin/dashboard">
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
            choices={choicesOf(acts)}
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
function choicesOf(acts: readonly AuditAct[]): { value: string; label: string }[] {
  return [...Map.groupBy(acts, ({ kind }) => kind)].flatMap(([kind, ofKind]) => [
    { value: (ofKind[0]?.act ?? '').split('.')[0] ?? '', label: `${kind}: everything` },
    ...ofKind.map(({ act, said }) => ({ value: act, label: `${kind}: ${said}` })),
  ]);
}
