import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ChevronRight, Users } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { Day } from '#shared/fields.ts';
import { getMessage } from '#web/api/api.ts';
import { FormField } from '#web/forms/FormField.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { useTypedSearch } from '#web/routing/search-params.ts';
import { useSession } from '#web/session/session.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
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
      <PageTitle back="/ground-anchor-dashboard">Residents</PageTitle>
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
  const { username, displayName, residence } = resident;
  return (
    <li>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="card flex min-h-[74px] w-full items-center gap-3 p-3.5 text-left"
      >
        <Avatar name={displayName} size={44} />
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="font-bold text-base wrap-anywhere">
            {displayName} <span className="font-normal text-soft">({username})</span>
          </span>
          <span className="text-sm text-soft wrap-anywhere">
            {residence ? `${residence.residence.name} · ${sinceText(residence.from)}` : 'No residence given'}
          </span>
        </span>
        <ChevronRight className="size-5 shrink-0 text-soft" aria-hidden />
      </button>
    </li>
  );
}
