import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { competitionsOptions } from '#features/competition/competitions/web/api.ts';
import { venuesOptions } from '#features/competition/venues/web/api.ts';
import { SportChoices } from '#features/teams/sports/web/api.ts';
import { FormFieldControl } from '#platform/admin/web/manager/controls/controls.tsx';
import type { Choice, SourceProps } from '#platform/admin/web/manager/form/form.ts';
import { type FieldsProps, manageForm } from '#platform/admin/web/manager/manager.ts';
import { VillageTimeZone } from '#platform/settings/web/api.ts';
import { meetStatuses, meets } from '../../contract.ts';
import { EventsField } from './EventsField.tsx';

function MeetFields({ form, ...rest }: FieldsProps) {
  return form.map((field) =>
    field.name === 'events' ? (
      <EventsField key={field.name} field={field} {...rest} />
    ) : (
      <FormFieldControl key={field.name} field={field} {...rest} />
    ),
  );
}

const statusNames = {
  upcoming: 'Upcoming',
  live: 'Live',
  completed: 'Completed',
  cancelled: 'Cancelled',
  postponed: 'Postponed',
} as const;

export const statusChoices = meetStatuses.map((value) => ({ value, label: statusNames[value] }));

const fields = {
  ...meets.fields,
  events: {
    sent: meets.Create.shape.events,
    control: { kind: 'rows', columns: ['name', 'measure'] },
    fallback: [],
  },
} as const;

export const meetForm = manageForm(
  { ...meets, fields },
  {
    labels: {
      name: { label: 'Name', placeholder: 'Residence athletics day' },
      sportId: { label: 'Sport', placeholder: 'Choose a sport', Choices: SportChoices },
      dateTime: { label: 'Date & Time', TimeZone: VillageTimeZone },
      location: { label: 'Location', hint: 'A venue by name, or any place.', Suggestions: VenueNames },
      events: 'Events',
      competitionId: { label: 'Competition', placeholder: 'None', Choices: SportCompetitions },
      status: { label: 'Status', choices: statusChoices },
      description: 'Description',
    },
    Fields: MeetFields,
    wording: { add: 'New meet', edit: 'Edit meet' },
  },
);

function VenueNames({ children }: SourceProps<readonly string[]>) {
  return children(useInfiniteQuery(venuesOptions()).data?.map(({ name }) => name));
}

function SportCompetitions({ draft, children }: SourceProps<readonly Choice[]>) {
  const competitions = useQuery(competitionsOptions()).data;
  return children(
    competitions
      ?.filter(({ sportId }) => String(sportId) === draft['sportId'])
      .map(({ id, name, season }) => ({ value: String(id), label: `${name}, ${season}` })),
  );
}
