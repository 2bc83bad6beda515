import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useSearchChange } from '#web/search-params.ts';
import { useTypedSearch } from '#web/typed-search.ts';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { Select } from '#web/ui/Select.tsx';
import { actInWords } from './act-words.ts';
import { actsOptions, readAnew } from './api.ts';

/** Whom, what and when the lines are about; the address says it, so that it can be sent to another admin. */
export function AuditFilters() {
  const [params] = useSearchParams();
  const change = useSearchChange();
  const [person, type] = useTypedSearch('person');
  const act = params.get('act') ?? '';
  const { data: acts = [] } = useQuery({ ...actsOptions(), ...readAnew });
  return (
    <search className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
      <div className="col-span-2 sm:col-span-1">
        <Field label="Person" hint="A username, visitor, the terminal or the server">
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
      <Field label="Act">
        {(ties) => (
          <Select {...ties} value={act} onChange={({ target }) => change({ act: target.value }, { replace: true })}>
            <option value="">All acts</option>
            {[...new Set([...acts, ...(act ? [act] : [])])].map((one) => (
              <option key={one} value={one}>
                {actInWords(one)}
              </option>
            ))}
          </Select>
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
