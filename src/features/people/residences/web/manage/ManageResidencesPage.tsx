import { Suspense } from 'react';
import { AdminPage } from '#platform/admin/web/frame/AdminPage.tsx';
import { FormFieldControl } from '#platform/admin/web/manager/controls/controls.tsx';
import type { FormField } from '#platform/admin/web/manager/form/form.ts';
import { type FieldsProps, manage, type RowProps } from '#platform/admin/web/manager/manager.ts';
import { ResourceManager } from '#platform/admin/web/manager/ResourceManager.tsx';
import { Crest } from '#web/ui/Crest.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { type Residence, type ResidenceKind, residences } from '../../contract.ts';
import { beforeResidences } from '../extension-points.ts';

/** The form of a residence, with a colour picker for each colour. */
export const ResidenceFields = ({ form, ...rest }: FieldsProps) =>
  form.map((field) =>
    field.name.endsWith('Colour') ? (
      <ColourField key={field.name} field={field} {...rest} />
    ) : (
      <FormFieldControl key={field.name} field={field} {...rest} />
    ),
  );

function ColourField({
  field,
  draft,
  issues,
  isBusy,
  onType,
}: Omit<FieldsProps, 'form' | 'triesCount'> & { field: FormField }) {
  return (
    <Field name={field.name} label={field.label} hint={field.hint} error={issues[field.name]}>
      {(ties) => (
        <input
          {...ties}
          type="color"
          value={String(draft[field.name] ?? '')}
          disabled={isBusy}
          onChange={({ target }) => onType(field.name, target.value)}
          className="h-12 w-24 cursor-pointer rounded-control border border-edge bg-ground p-1.5"
        />
      )}
    </Field>
  );
}

const kindNames: Readonly<Record<ResidenceKind, string>> = { home: 'Of this village', visiting: 'Other residence' };
const kinds = Object.entries(kindNames).map(([value, label]) => ({ value, label }));

const manager = manage(residences, {
  getTitle: ({ name }) => name,
  labels: {
    name: 'Name',
    shortName: { label: 'Short name', placeholder: 'OR' },
    kind: { label: 'Kind', hint: 'Residents can only choose residences of this village.', choices: kinds },
    firstColour: { label: 'First colour', hint: 'A joint team has the first of each of its residences' },
    secondColour: 'Second colour',
    crest: { label: 'Crest', shape: 1 },
    residentsCount: { label: 'Residents', hint: 'How many live there' },
  },
  Fields: ResidenceFields,
  Card: ManagedResidence,
  isMerged: true,
  columns: 2,
});

export const ManageResidencesPage = () => (
  <AdminPage title="Residences">
    <Suspense>
      {beforeResidences.contributions().map(({ key, Component }) => (
        <Component key={key} />
      ))}
    </Suspense>
    <ResourceManager of={manager} />
  </AdminPage>
);

function ManagedResidence({ row }: RowProps<Residence>) {
  const { name, shortName, kind, residentsCount, crest, firstColour, secondColour } = row;
  const facts = [kindNames[kind], residentsCount > 0 ? `${residentsCount} residents` : ''];
  return (
    <div className="flex items-center gap-3.5">
      <Crest name={name} logo={crest} colours={[firstColour, secondColour]} size={40} lazy />
      <div className="grid min-w-0 gap-0.5">
        <h3 className="wrap-anywhere">
          {name} {shortName && <span className="font-normal text-soft">({shortName})</span>}
        </h3>
        <p className="text-sm text-soft">{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
}
