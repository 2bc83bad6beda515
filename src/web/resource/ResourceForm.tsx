import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, messageOf, patch, post } from '../api.ts';
import { issuesIn } from '../issues.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { toast } from '../ui/toasts.ts';
import { useWrite } from '../write.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { FormControl } from './FormControl.tsx';
import { formResolver } from './form-resolver.ts';
import type { FormKind, ResourceRow } from './kind.ts';
import { type Body, type FormValues, rowIn, valuesOf } from './values.ts';
import { addedText, addFailedText, addText, editText, updatedText, updateFailedText } from './wording.ts';

interface ResourceFormProps {
  kind: FormKind;
  /** The row to change; null for a new one. */
  row: ResourceRow | null;
  onClose: () => void;
}

/** The dialog for a new row or a change. It closes when the server has it; until then nothing typed is lost. */
export function ResourceForm({ kind, row, onClose }: ResourceFormProps) {
  const id = useId();
  const [base, setBase] = useState<ResourceRow | null>(row);
  const [theirs, setTheirs] = useState<ResourceRow | null>(null);
  const opened = valuesOf(kind.fields, base);
  const form = useForm<FormValues, unknown, Body>({
    defaultValues: opened,
    resolver: formResolver(kind.fields, row ? kind.change : kind.create),
  });

  const saving = useWrite({
    send: ({ body, over }: { body: Body; over: ResourceRow | null }) =>
      over ? patch(`${kind.path}/${over.id}`, { ...body, version: over.version }) : post(kind.path, body),
    topics: kind.topics,
    onDone: () => {
      toast({ title: row ? updatedText(kind) : addedText(kind), tone: 'good' });
      onClose();
    },
    onFailed: (error) => {
      for (const [path, message] of Object.entries(issuesIn(error))) form.setError(path, { message });
      const current = error instanceof ApiError && error.status === 409 ? rowIn(error.current) : null;
      setTheirs(current);
      const title = row ? updateFailedText(kind) : addFailedText(kind);
      toast({ title, description: messageOf(error), tone: 'bad' });
    },
  });

  const saveOver = (over: ResourceRow | null) => form.handleSubmit((body) => saving.mutate({ body, over }));
  const keepMine = () => {
    if (!theirs) return;
    setBase(theirs);
    void saveOver(theirs)();
  };
  const takeTheirs = () => {
    setBase(theirs);
    setTheirs(null);
    form.reset(valuesOf(kind.fields, theirs));
  };

  return (
    <Dialog
      title={row ? editText(kind) : addText(kind)}
      onClose={onClose}
      busy={saving.isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={saving.isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={id}
            look="primary"
            busy={saving.isPending}
            busyLabel="Saving..."
            disabled={theirs !== null}
          >
            {row ? 'Save' : addText(kind)}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={saveOver(base)} className="grid gap-4 pt-1">
        {theirs && (
          <ConflictNotice
            noun={kind.noun}
            fields={kind.fields}
            opened={opened}
            theirs={valuesOf(kind.fields, theirs)}
            mine={form.getValues()}
            onKeepMine={keepMine}
            onTakeTheirs={takeTheirs}
          />
        )}
        {kind.fields.map((field) => (
          <FormControl
            key={field.name}
            field={field}
            registration={form.register(field.name)}
            error={form.formState.errors[field.name]?.message}
          />
        ))}
      </form>
    </Dialog>
  );
}
