import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { PersonRow } from '#features/people/accounts/web/people/PersonRow.tsx';
import { Day } from '#shared/fields.ts';
import { getMessage } from '#web/api/api.ts';
import { FormField } from '#web/forms/FormField.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { useTypedSearch } from '#web/routing/search-params.ts';
import { useSession } from '#web/session/session.ts';
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx';
import { TextInput } from '#web/ui/fields/Field.tsx';
import { SearchBox } from '#web/ui/fields/SearchBox.tsx';
import { InfiniteList } from '#web/ui/lists/InfiniteList.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Resident } from '../../contract.ts';
import { accountResidencesOptions, residenceNamesOptions, residentsOptions, setAccountResidence } from '../api.ts';
import { sinceText } from '../days.ts';
import { ResidenceSelect } from '../ResidenceSelect.tsx';
import { EarlierResidences } from './EarlierResidences.tsx';

interface ResidentDialogProps {
  resident: Resident;
  onClose: () => void;
}

const Typed = z.object({
  residenceId: z.nullable(z.number()),
  from: z.union([z.literal(''), Day], 'Choose a day, such as 2025-06-20'),
});

/** Sets where somebody lives from a day on, or on which day they moved out. */
function ResidentDialog({ resident: { id, username, displayName, residence }, onClose }: ResidentDialogProps) {
  const { data: residences = [] } = useQuery(residenceNamesOptions());
  const { data: stays = [] } = useQuery(accountResidencesOptions(id));
  const before = residence?.residence.id ?? null;
  const form = useContractForm({
    contract: Typed,
    defaultValues: { residenceId: before, from: residence?.from ?? '' },
    onFailed: (error) => toast({ title: 'The residence was not changed', description: getMessage(error), tone: 'bad' }),
  });
  const chosen = form.watch('residenceId');
  const isSame = chosen === before;
  const choose = (residenceId: number | null) => {
    form.setValue('residenceId', residenceId);
    form.resetField('from', { defaultValue: residenceId === before ? (residence?.from ?? '') : '' });
  };
  const save = form.submitTo(async ({ residenceId, from }) => {
    await setAccountResidence(id, { residenceId, ...(from !== '' && { from }) });
    toast({ title: `The residence of ${displayName} was changed`, tone: 'good' });
    onClose();
  });
  return (
    <FormDialog
      refusalOf={form}
      title={displayName}
      description={username}
      onClose={onClose}
      busy={form.isSending}
      submitLabel="Save"
      busyLabel="Saving..."
      disabled={isSame && residence === null}
      onSubmit={save}
      className="grid gap-4 pt-1.5"
    >
      <FormField form={form} name="residenceId" label="Residence">
        {(ties) => (
          <ResidenceSelect
            ties={ties}
            residences={residences}
            now={residence?.residence}
            value={chosen}
            disabled={form.isSending}
            onChoose={choose}
          />
        )}
      </FormField>
      {(!isSame || residence) && (
        <FormField
          form={form}
          name="from"
          label={chosen === null ? 'Until' : 'From'}
          hint={isSame ? undefined : 'Today, if you leave it empty'}
        >
          {(ties) => <TextInput {...ties} type="date" min="2000-01-01" />}
        </FormField>
      )}
      <EarlierResidences stays={stays} />
    </FormDialog>
  );
}

export function ResidentsPage() {
  const session = useSession();
  const mayEdit = session !== null && (session.isAdmin || session.isGroundAnchor);
  return (
    <>
      <PageTitle>Residents</PageTitle>
      {mayEdit ? <Residents /> : <EmptyState title="Only officers and admins keep where people live" />}
    </>
  );
}

const rowsGrid = 'grid gap-2.5 lg:grid-cols-2';

function Residents() {
  const [params] = useSearchParams();
  const [typed, type] = useTypedSearch('search');
  const list = useInfiniteQuery(residentsOptions(params.get('search')?.trim() ?? ''));
  const [opened, setOpened] = useState<number | null>(null);
  const resident = list.data?.find(({ id }) => id === opened);
  return (
    <div className="grid gap-3.5">
      <SearchBox label="Search people by name" value={typed} onType={type} />
      <InfiniteList
        list={list}
        loading={{ rows: 6, shape: 'h-[74px]', label: 'Loading people...' }}
        className={rowsGrid}
        failed={{ title: 'Failed to load people', text: getMessage(list.error) }}
        empty={<EmptyState icon={Users} title="No people found" text="Try another name." />}
      >
        {(residents) => (
          <ul aria-label="People" className={rowsGrid}>
            {residents.map((resident) => (
              <ResidentRow key={resident.id} resident={resident} onOpen={() => setOpened(resident.id)} />
            ))}
          </ul>
        )}
      </InfiniteList>
      {resident && <ResidentDialog key={resident.id} resident={resident} onClose={() => setOpened(null)} />}
    </div>
  );
}

function ResidentRow({ resident, onOpen }: { resident: Resident; onOpen: () => void }) {
  const { residence } = resident;
  const about = residence ? `${residence.residence.name} · ${sinceText(residence.from)}` : 'No residence given';
  return <PersonRow person={resident} about={about} onOpen={onOpen} />;
}
