import { Gavel } from 'lucide-react';
import { useState } from 'react';
import type * as z from 'zod/mini';
import type { Game } from '#features/competition/games/contract.ts';
import { scoreText } from '#features/competition/games/score-rules.ts';
import { isCupTie } from '#features/competition/games/shootout-rules.ts';
import { fixtureText } from '#shared/notation.ts';
import { getMessage } from '#web/api/api.ts';
import { FormField, type FormOf } from '#web/forms/FormField.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx';
import { TextArea, TextInput } from '#web/ui/fields/Field.tsx';
import { Segmented } from '#web/ui/fields/Segmented.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { type Confirmation, maxReasonLength, TypedDecision } from '../contract.ts';
import { sides } from '../rules.ts';
import { decideDispute } from './api.ts';
import type { SideNames } from './copy.ts';

interface DecisionDialogProps {
  game: Game;
  request: NonNullable<Confirmation['request']>;
  names: SideNames;
  onClose: () => void;
}

const choices = [
  { value: 'stands', label: 'It stands' },
  { value: 'corrected', label: 'Correct it' },
] as const;

function DecisionDialog({ game, request, names, onClose }: DecisionDialogProps) {
  const [decision, setDecision] = useState<'stands' | 'corrected'>('stands');
  const form = useContractForm({
    contract: TypedDecision,
    defaultValues: { reason: '', ...typedScores(request) },
    shouldUnregister: true,
    onFailed: (error) => toast({ title: 'Nothing was decided', description: getMessage(error), tone: 'bad' }),
  });
  const [homeScore = '', awayScore = ''] = form.watch(['homeScore', 'awayScore']);
  const mayHaveShootout = homeScore.trim() === awayScore.trim() && (isCupTie(game) || request.homeShootout !== null);
  const decide = form.submitTo(async (typed) => {
    await decideDispute(game.id, { requestId: request.id, ...typed });
    toast({ title: decision === 'stands' ? 'The result stands' : 'Result corrected', tone: 'good' });
    onClose();
  });
  return (
    <FormDialog
      refusalOf={form}
      title={
        <>
          Is <span className="whitespace-nowrap">{scoreText(request)}</span> right?
        </>
      }
      description={`${fixtureText(names.home, names.away)}. Both captains get a notice, and everybody who opens the game can read your reason.`}
      onClose={onClose}
      busy={form.isSending}
      submitLabel="Decide"
      busyLabel="Deciding..."
      onSubmit={decide}
      className="grid gap-4 pt-1.5"
    >
      <Segmented label="Decision" choices={choices} value={decision} onChoose={setDecision} />
      {decision === 'corrected' && (
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {sides.map((side) => (
            <ScoreField key={side} form={form} name={`${side}Score`} label={names[side]} />
          ))}
          {mayHaveShootout &&
            sides.map((side) => (
              <ScoreField
                key={side}
                form={form}
                name={`${side}Shootout`}
                label={`Shoot-out, ${names[side]}`}
                hint="Empty if it ended level"
              />
            ))}
        </div>
      )}
      <FormField form={form} name="reason" label="Reason" required>
        {(ties) => <TextArea {...ties} rows={3} maxLength={maxReasonLength} />}
      </FormField>
    </FormDialog>
  );
}

/** The scores as the form's texts. */
const typedScores = ({ homeScore, awayScore, homeShootout, awayShootout }: DecisionDialogProps['request']) => ({
  homeScore: String(homeScore),
  awayScore: String(awayScore),
  homeShootout: String(homeShootout ?? ''),
  awayShootout: String(awayShootout ?? ''),
});

type Typed = z.input<typeof TypedDecision>;

interface ScoreFieldProps {
  form: FormOf<Typed>;
  name: Exclude<keyof Typed, 'reason'>;
  label: string;
  /** Set where the field may stay empty. */
  hint?: string;
}

function ScoreField({ form, name, label, hint }: ScoreFieldProps) {
  return (
    <FormField form={form} name={name} label={label} hint={hint} required={hint === undefined}>
      {(ties) => <TextInput {...ties} inputMode="numeric" autoComplete="off" maxLength={3} />}
    </FormField>
  );
}

/** Instead of the button, for those who take part in the game. */
export const OwnCase = () => (
  <p className="text-balance text-sm text-soft">You take part in this game: another officer or an admin decides.</p>
);

interface DecideButtonProps {
  game: Game;
  confirmation: Confirmation;
  names: SideNames;
}

/** Lets officers and admins decide a disputed result. */
export function DecideButton({ game, confirmation: { request }, names }: DecideButtonProps) {
  const [isOpen, setOpen] = useState(false);
  if (!request) return null;
  return (
    <>
      <Button wide aria-label={`Decide: ${fixtureText(names.home, names.away)}`} onClick={() => setOpen(true)}>
        <Gavel className="size-4" aria-hidden /> Decide
      </Button>
      {isOpen && <DecisionDialog game={game} request={request} names={names} onClose={() => setOpen(false)} />}
    </>
  );
}
