import { Download } from 'lucide-react';
import type { Sport } from '#features/sports/contract.ts';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { Select } from '#web/ui/Select.tsx';
import type { ImportKindAnswer } from '../../contract.ts';
import type { ImportOrder } from './order.ts';

interface ChooseListProps {
  kinds: readonly ImportKindAnswer[];
  sports: readonly Sport[];
  order: ImportOrder;
  onChoose: (choice: Partial<ImportOrder>) => void;
}

export function ChooseList({ kinds, sports, order, onChoose }: ChooseListProps) {
  return (
    <section aria-labelledby="import-what" className="grid gap-3">
      <h2 id="import-what">What the file holds</h2>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Field label="List">
          {(ties) => (
            <Select
              {...ties}
              value={order.kind}
              onChange={(event) => onChoose({ kind: event.target.value, columns: null })}
            >
              {kinds.map(({ name, title }) => (
                <option key={name} value={name}>
                  {title}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Sport" hint="Rows that name another sport are left alone.">
          {(ties) => (
            <Select
              {...ties}
              value={order.sportId ?? ''}
              onChange={(event) => onChoose({ sportId: Number(event.target.value) || null })}
            >
              <option value="">Choose a sport</option>
              {sports.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {order.kind === 'fixtures' && <Season season={order.season} onChoose={onChoose} />}
      </div>
      <a
        href={`/api/imports/${order.kind}/template`}
        download
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-accent-text text-sm underline-offset-4 hover:underline"
      >
        <Download className="size-4" aria-hidden />
        Template with the headings
      </a>
    </section>
  );
}

function Season({ season, onChoose }: { season: string; onChoose: ChooseListProps['onChoose'] }) {
  return (
    <Field label="Season (optional)" hint="Where the file names none; else the years of its dates.">
      {(ties) => (
        <TextInput
          {...ties}
          defaultValue={season}
          maxLength={20}
          placeholder="2026/27"
          onBlur={(event) => event.target.value !== season && onChoose({ season: event.target.value })}
        />
      )}
    </Field>
  );
}
