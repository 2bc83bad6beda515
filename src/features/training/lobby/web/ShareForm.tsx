import { Plus, X } from 'lucide-react';
import { useEffect } from 'react';
import { get, useFieldArray } from 'react-hook-form';
import { byField, findIssues, getRefusal, issuesIn } from '#web/api/issues.ts';
import { toResult } from '#web/forms/contract-resolver.ts';
import { FormField } from '#web/forms/FormField.tsx';
import { useKeptDraft } from '#web/forms/use-kept-draft.ts';
import { type SendingForm, useSendingForm } from '#web/forms/use-sending-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx';
import { TextArea, TextInput } from '#web/ui/fields/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { NewSharedWorkout } from '../contract.ts';
import { shareWorkout } from './api.ts';
import { byRow, emptyDraft, emptyRow, type ShareDraft, storedDraft, toShared } from './share-draft.ts';

type Shared = ReturnType<typeof toShared>;
type Form = SendingForm<ShareDraft, Shared>;

interface ShareFormProps {
  /** A workout that another screen handed over; null for one's own draft. */
  given: ShareDraft | null;
  /** Called once something is typed into it. */
  onTyped: () => void;
  onClose: () => void;
  onShared: () => void;
}

/** Shares a workout with the village. What was typed stays on this device until the server has it. */
export function ShareForm({ given, onTyped, onClose, onShared }: ShareFormProps) {
  const form: Form = useSendingForm({
    defaultValues: given ?? empty,
    resolver: (draft) => {
      const shared = toShared(draft);
      return toResult(byRow(draft, byField(findIssues(NewSharedWorkout, shared))), () => shared);
    },
    issuesIn: (error) => byRow(form.getValues(), issuesIn(error)),
    onFailed: (error) =>
      toast({ title: 'Failed to share your workout. Please try again.', description: getRefusal(error), tone: 'bad' }),
  });
  useKeptDraft(form, { name: 'shared-workout', empty, read: storedDraft });
  const { isSending } = form;
  const { isDirty } = form.formState;
  useEffect(() => {
    if (isDirty) onTyped();
  }, [isDirty, onTyped]);

  const share = form.submitTo(async (shared) => {
    const { achievements } = await shareWorkout(shared);
    // The notice of an achievement replaces this toast.
    if (achievements.length === 0) toast({ title: 'Workout shared', tone: 'good' });
    form.reset(empty);
    onShared();
  });
  return (
    <FormDialog
      refusalOf={form}
      title="Share Workout"
      description="The whole village will see it, under your name."
      onClose={onClose}
      busy={isSending}
      submitLabel="Share"
      busyLabel="Sharing..."
      onSubmit={share}
      className="grid gap-4 pt-1"
    >
      <FormField form={form} name="title" label="Title" required>
        {(ties) => <TextInput {...ties} readOnly={isSending} autoComplete="off" placeholder="Stairs of Block C" />}
      </FormField>
      <FormField form={form} name="duration" label="Duration" hint="Defaults to 30 mins">
        {(ties) => <TextInput {...ties} readOnly={isSending} autoComplete="off" placeholder="45 mins" />}
      </FormField>
      <FormField form={form} name="description" label="Description">
        {(ties) => <TextArea {...ties} readOnly={isSending} rows={3} />}
      </FormField>
      <ExerciseRows form={form} />
    </FormDialog>
  );
}

const empty = emptyDraft();

/** The exercises of a workout, as lines to fill in. Empty ones are not sent. */
function ExerciseRows({ form }: { form: Form }) {
  const { fields, append, remove, replace } = useFieldArray({ control: form.control, name: 'rows' });
  const { errors } = form.formState;
  const message: unknown = get(errors, 'rows.root.message');
  return (
    <fieldset data-field="rows.root" className="grid gap-3">
      <legend className="mb-1.5 font-semibold text-sm">Exercises</legend>
      {typeof message === 'string' && (
        <p role="alert" className="font-semibold text-sm text-live-text">
          {message}
        </p>
      )}
      {fields.map((row, at) => (
        <RowFields
          key={row.id}
          form={form}
          at={at}
          onRemove={() => (fields.length > 1 ? remove(at) : replace([emptyRow()]))}
          startsDay={row.day !== fields[at - 1]?.day ? row.day : undefined}
        />
      ))}
      <Button
        small
        disabled={form.isSending}
        onClick={() => append(emptyRow(fields.at(-1)?.day), { shouldFocus: false })}
      >
        <Plus className="size-4" aria-hidden /> Add exercise
      </Button>
    </fieldset>
  );
}

interface RowFieldsProps {
  form: Form;
  /** Its index among the rows. */
  at: number;
  /** The day whose first row this is, if any. */
  startsDay: string | undefined;
  onRemove: () => void;
}

const amounts = [
  ['sets', 'Sets', '3'],
  ['reps', 'Reps', '12'],
  ['duration', 'Time', '40 secs'],
] as const;

function RowFields({ form, at, startsDay, onRemove }: RowFieldsProps) {
  const { isSending } = form;
  return (
    <fieldset className="grid gap-2 rounded-control border border-line p-3">
      <legend className={startsDay === undefined ? 'sr-only' : 'px-1 font-semibold text-sm'}>
        {startsDay}
        <span className="sr-only">
          {startsDay !== undefined && ', '}Exercise {at + 1}
        </span>
      </legend>
      <div className="flex items-end gap-1">
        <div className="min-w-0 flex-1">
          <FormField form={form} name={`rows.${at}.name`} label="Exercise">
            {(ties) => <TextInput {...ties} readOnly={isSending} autoComplete="off" placeholder="Squat" />}
          </FormField>
        </div>
        <IconButton icon={X} label={`Remove exercise ${at + 1}`} onClick={onRemove} disabled={isSending} />
      </div>
      <div className="grid grid-cols-3 gap-2">
        {amounts.map(([field, label, example]) => (
          <FormField key={field} form={form} name={`rows.${at}.${field}`} label={label}>
            {(ties) => <TextInput {...ties} readOnly={isSending} autoComplete="off" placeholder={example} />}
          </FormField>
        ))}
      </div>
    </fieldset>
  );
}
