import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import * as z from 'zod/mini';
import { isHomeSide } from '#features/competition/games/rules.ts';
import { teamsOptions } from '#features/teams/teams/web/api.ts';
import type { SettingsChange, endpoints as settingsEndpoints } from '#platform/settings/contract.ts';
import { settingsOptions } from '#platform/settings/web/api.ts';
import { shownAsHint } from '#platform/settings/web/shown-as.ts';
import { compareNames } from '#shared/names.ts';
import { getMessage } from '#web/api/api.ts';
import { apiClient, useWrite } from '#web/api/requests.ts';
import { FormField } from '#web/forms/FormField.tsx';
import { Refusal } from '#web/forms/Refusal.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Combobox } from '#web/ui/fields/Combobox.tsx';
import { TextInput } from '#web/ui/fields/Field.tsx';
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';

const api = apiClient<typeof settingsEndpoints>();

const HomeSideForm = z.object({ team: z.string(), pattern: z.string(), shownAs: z.string() });

/**
 * Picks one of the existing teams, or none, and the part of its name that also finds its other teams: nobody has to
 * spell it. Under which name Home shows them is asked by itself.
 */
export function HomeSideDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const client = useQueryClient();
  const { data: teams, error, isFetching, refetch } = useQuery(teamsOptions());
  const saving = useWrite({
    send: (change: SettingsChange) => api.send('PATCH /api/settings', { body: change }),
  });
  const form = useContractForm({
    contract: HomeSideForm,
    defaultValues: { team: '', pattern: '', shownAs: '' },
    onFailed: (failure) =>
      toast({ title: 'The settings were not saved', description: getMessage(failure), tone: 'bad' }),
  });
  const { team: chosen, pattern } = form.watch();
  const isNone = chosen === none;
  const names = [...new Set(teams?.map(({ name }) => name))].sort(compareNames);
  const known = pattern.trim() === '' ? [] : names.filter((name) => isHomeSide(name, [pattern.trim()]));
  const isAnswered = isNone || known.length > 0;
  const save = form.submitTo(async (typed) => {
    if (!isAnswered) return;
    const settings = await saving.mutateAsync(
      isNone
        ? { homeSideName: null, homeSidePatterns: [] }
        : { homeSideName: typed.shownAs.trim() || null, homeSidePatterns: [typed.pattern.trim()] },
    );
    client.setQueryData(settingsOptions.queryKey, settings);
    toast({ title: isNone ? 'No team is the home side' : `The home side is ${chosen}`, tone: 'good' });
    onClose();
  });
  const choose = (name: string) => form.setValues({ team: name, pattern: name.slice(0, maxPatternLength).trim() });
  return (
    <Dialog
      title="Which team is yours?"
      description="Its wins are shown as victories, and tables highlight it."
      onClose={onClose}
      busy={form.isSending}
      footer={
        <>
          <Refusal of={form} />
          <Button onClick={onClose} disabled={form.isSending}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={!isAnswered}
            busy={form.isSending}
            busyLabel="Saving..."
          >
            Save
          </Button>
        </>
      }
    >
      {!teams && error && (
        <ErrorState title="Failed to load teams" text={getMessage(error)} onRetry={refetch} busy={isFetching} />
      )}
      {!teams && !error && <Skeleton className="h-40" />}
      {teams && names.length === 0 && (
        <EmptyState title="No teams available" text="Import the teams first, or add one." />
      )}
      {names.length > 0 && (
        <form id={formId} noValidate onSubmit={save} className="grid gap-4 pt-1">
          <FormField form={form} name="team" label="Your team" required>
            {(ties) => (
              <Combobox
                {...ties}
                label="Teams"
                placeholder="Choose a team"
                choices={[
                  { value: none, label: 'None of them' },
                  ...names.map((name) => ({ value: name, label: name })),
                ]}
                value={chosen}
                onChoose={choose}
              />
            )}
          </FormField>
          {chosen !== '' && !isNone && (
            <>
              <FormField
                form={form}
                name="pattern"
                label="Recognised by"
                hint={
                  known.length > 0
                    ? `A team whose name contains this is the home side: ${known.join(', ')}.`
                    : "No team's name contains this."
                }
                required
              >
                {(ties) => <TextInput {...ties} autoComplete="off" maxLength={maxPatternLength} />}
              </FormField>
              <FormField form={form} name="shownAs" label="Shown as" hint={shownAsHint}>
                {(ties) => <TextInput {...ties} autoComplete="off" maxLength={maxNameLength} />}
              </FormField>
            </>
          )}
        </form>
      )}
    </Dialog>
  );
}

/** No team's name: those have no spaces at their ends. */
const none = ' ';

/** The limits of the settings. */
const maxPatternLength = 40;
const maxNameLength = 60;
