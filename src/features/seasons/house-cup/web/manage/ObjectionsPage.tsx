import { useInfiniteQuery } from '@tanstack/react-query';
import { Gavel, Scale } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { getMessage } from '#web/api/api.ts';
import { FormField } from '#web/forms/FormField.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx';
import { TextArea, TextInput } from '#web/ui/fields/Field.tsx';
import { Segmented } from '#web/ui/fields/Segmented.tsx';
import { DecisionQueue } from '#web/ui/lists/DecisionQueue.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { maxReasonLength, type Objection, Reason, SentPoints } from '../../contract.ts';
import { gainText, questionText } from '../../in-words.ts';
import { decideObjection, objectionsOptions } from '../api.ts';
import { EntryLine } from '../EntryLine.tsx';

export function ObjectionsPage() {
  const session = useSession();
  const decides = session !== null && (session.isAdmin || session.isGroundAnchor);
  return (
    <>
      <PageTitle>Objections to the cup</PageTitle>
      {decides ? <Objections /> : <EmptyState title="Only officers and admins decide objections" />}
    </>
  );
}

/** Open ones first. */
function Objections() {
  const list = useInfiniteQuery(objectionsOptions());
  return (
    <DecisionQueue
      id="cup-objections"
      heading="Objections, open ones first"
      list={list}
      loading={{ label: 'Loading the objections', rows: 2, shape: 'h-40' }}
      failed={{ title: 'The objections did not load', text: getMessage(list.error) }}
      empty={
        <EmptyState
          icon={Scale}
          title="No objections"
          text="When somebody objects to points of the cup, it waits here for a decision."
        />
      }
    >
      {(objection) => <ObjectionCard key={objection.id} objection={objection} />}
    </DecisionQueue>
  );
}

const stateNames = { open: 'Open', upheld: 'Upheld', rejected: 'Rejected' } as const;
const tones = { open: 'gold', upheld: 'win', rejected: 'neutral' } as const;

function ObjectionCard({ objection }: { objection: Objection }) {
  const { residence, entry, points, at, by, reason, state, decidedBy, decision, refusal } = objection;
  const [isOpen, setOpen] = useState(false);
  return (
    <Card as="li" className="grid content-between gap-3">
      <div className="grid gap-2.5 wrap-anywhere">
        <div className="flex items-start justify-between gap-3">
          <h3>{residence.name}</h3>
          <Pill tone={tones[state]}>{stateNames[state]}</Pill>
        </div>
        {entry ? (
          <EntryLine entry={entry} />
        ) : (
          <p className="text-sm text-soft">
            It was about {gainText(points)} points that are gone: the result was corrected since.
          </p>
        )}
        <div className="rounded-control bg-raised p-3 text-sm">
          <p className="text-soft">
            {by ?? 'Somebody whose account is gone'} · <RelativeTime at={at} />
          </p>
          <p className="whitespace-pre-line text-base">{reason}</p>
        </div>
        {decision !== null && (
          <p className="text-sm">
            <span className="font-semibold">{decidedBy ?? 'An officer'} decided:</span> {decision}
          </p>
        )}
      </div>
      {refusal !== null && <p className="text-balance text-sm text-soft">{refusal}.</p>}
      {state === 'open' && refusal === null && (
        <Button wide aria-label={`Decide: ${residence.name}, ${reason}`} onClick={() => setOpen(true)}>
          <Gavel className="size-4" aria-hidden /> Decide
        </Button>
      )}
      {isOpen && <DecisionDialog objection={objection} onClose={() => setOpen(false)} />}
    </Card>
  );
}

const choices = [
  { value: 'rejected', label: 'Points stand' },
  { value: 'upheld', label: 'Strike or correct' },
] as const;

const Typed = z.object({ reason: Reason, points: z.string() });
type Typed = z.infer<typeof Typed>;

/** A form's fields are text; an empty one strikes the points. */
const TypedDecision = z.pipe(
  z.pipe(
    Typed,
    z.transform(({ reason, points }: Typed) => ({ reason, points: Number(points.trim().replace(',', '.')) })),
  ),
  z.object({ reason: Reason, points: SentPoints }),
);

function DecisionDialog({ objection, onClose }: { objection: Objection; onClose: () => void }) {
  const [decision, setDecision] = useState<'upheld' | 'rejected'>('rejected');
  const isUpheld = decision === 'upheld';
  const form = useContractForm({
    contract: TypedDecision,
    defaultValues: { reason: '', points: '0' },
    onFailed: (error) => toast({ title: 'Nothing was decided', description: getMessage(error), tone: 'bad' }),
  });
  const decide = form.submitTo(async ({ reason, points }) => {
    await decideObjection(objection.id, { upheld: isUpheld, reason, ...(isUpheld && { points }) });
    toast({ title: isUpheld ? 'Objection upheld' : 'Objection rejected', tone: 'good' });
    onClose();
  });
  return (
    <FormDialog
      refusalOf={form}
      title={questionText(objection)}
      description="Whoever objected gets a notice. The cup shows your reason beside a correction, with your name."
      onClose={onClose}
      busy={form.isSending}
      submitLabel="Decide"
      busyLabel="Deciding..."
      onSubmit={decide}
      className="grid gap-4 pt-1.5"
    >
      <Segmented label="Decision" choices={choices} value={decision} onChoose={setDecision} />
      {isUpheld && (
        <FormField form={form} name="points" label="What they should be" hint="0 strikes them" required>
          {(ties) => <TextInput {...ties} inputMode="decimal" autoComplete="off" maxLength={8} />}
        </FormField>
      )}
      <FormField form={form} name="reason" label="Reason" required>
        {(ties) => <TextArea {...ties} rows={3} maxLength={maxReasonLength} />}
      </FormField>
    </FormDialog>
  );
}
