import { Suspense } from 'react';
import { useSportChoices } from '#features/teams/sports/web/api.ts';
import { AdminPage } from '#platform/admin/web/frame/AdminPage.tsx';
import { FormFieldControl } from '#platform/admin/web/manager/controls/controls.tsx';
import type { FormField } from '#platform/admin/web/manager/form/form.ts';
import { type FieldsProps, manage, type RowProps } from '#platform/admin/web/manager/manager.ts';
import { ResourceManager } from '#platform/admin/web/manager/ResourceManager.tsx';
import { CheckRow } from '#web/ui/fields/Checkbox.tsx';
import { type Venue, venues } from '../../contract.ts';
import { beforeVenues } from '../extension-points.ts';

/** The form of a venue, with a checkbox for each sport. */
export const VenueFields = ({ form, ...rest }: FieldsProps) =>
  form.map((field) =>
    field.name === 'sportIds' ? (
      <SportTicks key={field.name} field={field} {...rest} />
    ) : (
      <FormFieldControl key={field.name} field={field} {...rest} />
    ),
  );

/** The draft has one sport id per line, as other lists have their entries. */
function SportTicks({ field, draft, isBusy, onType }: Omit<FieldsProps, 'form' | 'triesCount'> & { field: FormField }) {
  const ticked = String(draft[field.name] ?? '')
    .split('\n')
    .filter(Boolean);
  const toggle = (id: string) =>
    onType(
      field.name,
      (ticked.includes(id) ? ticked.filter((tickedId) => tickedId !== id) : [...ticked, id]).join('\n'),
    );
  return (
    <fieldset data-field={field.name} className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">{field.label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]">
        {useSportChoices()?.map(({ value, label }) => (
          <CheckRow
            key={value}
            checked={ticked.includes(value)}
            disabled={isBusy}
            onCheck={() => toggle(value)}
            className=""
          >
            {label}
          </CheckRow>
        ))}
      </div>
    </fieldset>
  );
}

const manager = manage(venues, {
  getTitle: ({ name }) => name,
  labels: {
    name: 'Name',
    shortName: { label: 'Short name', hint: 'Name used in your fixture lists', placeholder: 'VC' },
    place: { label: 'Where it is', placeholder: 'Behind reception, gate 2' },
    mapUrl: { label: 'Link to a map', hint: 'Left empty, maps search for the name and where it is' },
    isAway: 'Ground of others, not of this village',
    sportIds: 'Sports that fit',
    surfaces: { label: 'Surfaces', hint: 'One per line' },
    capacity: 'Capacity',
    hours: { label: 'Opening hours', hint: 'Such as Monday, 08:00, 22:00. Leave out days on which it is closed.' },
    closedDays: {
      label: 'Closed days',
      hint: 'Such as 2026-12-24, 2027-01-03, Recess. One day needs no second date.',
    },
  },
  Fields: VenueFields,
  Card: ManagedVenue,
  isMerged: true,
  columns: 2,
});

export const ManageVenuesPage = () => (
  <AdminPage title="Manage Venues">
    <Suspense>
      {beforeVenues.contributions().map(({ key, Component }) => (
        <Component key={key} />
      ))}
    </Suspense>
    <ResourceManager of={manager} />
  </AdminPage>
);

function ManagedVenue({ row: { name, shortName, place, hours, closedDays } }: RowProps<Venue>) {
  const summary = [
    hours.length > 0 ? 'Opening hours' : 'No opening hours yet',
    closedDays.length > 0
      ? `closed on ${closedDays.length === 1 ? '1 occasion' : `${closedDays.length} occasions`}`
      : '',
  ];
  return (
    <>
      <h3 className="wrap-anywhere">
        {name} {shortName && <span className="font-normal text-soft">({shortName})</span>}
      </h3>
      {place && <p className="line-clamp-2 text-sm text-soft wrap-anywhere">{place}</p>}
      <p className="text-sm text-soft">{summary.filter(Boolean).join(', ')}</p>
    </>
  );
}
