import { Gavel } from 'lucide-react';
import { useState } from 'react';
import type { Game } from '#features/games/contract.ts';
import { isCupTie, scoreText } from '#features/games/score-rules.ts';
import { messageOf } from '#web/api/api.ts';
import { useCheckedForm } from '#web/forms/checked-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx';
import { Field, TextArea, TextInput } from '#web/ui/fields/Field.tsx';
import { Segmented } from '#web/ui/fields/Segmented.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { type Confirmation, maxReasonLength, TypedDecision } from '../contract.ts';
import { sides } from '../rules.ts';
import { decideDispute } from './api.ts';
import type { SideNames } from './words.ts';

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
  const [scores, setScores] = useState({ home: String(request.homeScore), away: String(request.awayScore) });
  const mayHaveShootout = scores.home === scores.away && (isCupTie(game) || request.homeShootout !== null);
  const { issues, busy, submit } = useCheckedForm({
    contract: TypedDecision,
    send: async (typed) => {
      await decideDispute(game.id, { requestId: request.id, ...typed });
      toast({ title: decision === 'stands' ? 'The result stands' : 'Result corrected', tone: 'good' });
      onClose();
    },
    onFailed: (error) => toast({ title: 'Nothing was decided', description: messageOf(error), tone: 'bad' }),
  });
  return (
    <FormDialog
      title={
        <>
          Is <span className="whitespace-nowrap">{scoreText(request)}</span> right?
        </>
      }
      description={`${names.home} v ${names.away}. Both captains get a notice, and everybody who opens the game can read your reason.`}
      onClose={onClose}
      busy={busy}
      submitLabel="Decide"
      busyLabel="Deciding..."
      onSubmit={submit}
      className="grid gap-4 pt-1.5"
    >
      <Segmented label="Decision" choices={choices} value={decision} onChoose={setDecision} />
      {decision === 'corrected' && (
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {sides.map((side) => (
            <ScoreField
              key={side}
              label={names[side]}
              name={`${side}Score`}
              issues={issues}
              was={request[`${side}Score`]}
              onType={(typed) => setScores({ ...scores, [side]: typed.trim() })}
            />
          ))}
          {mayHaveShootout &&
            sides.map((side) => (
              <ScoreField
                key={side}
                label={`Shoot-out, ${names[side]}`}
                hint="Empty if it ended level"
                name={`${side}Shootout`}
                issues={issues}
                was={request[`${side}Shootout`]}
              />
            ))}
        </div>
      )}
      <Field label="Reason" error={issues['reason']} required>
        {(ties) => <TextArea {...ties} name="reason" rows={3} maxLength={maxReasonLength} />}
      </Field>
    </FormDialog>
  );
}

interface ScoreFieldProps {
  label: string;
  name: string;
  issues: Readonly<Record<string, string | undefined>>;
  /** Null: not entered. */
  was: number | null;
  /** Set where the field may stay empty. */
  hint?: string;
  onType?: (typed: string) => void;
}

function ScoreField({ label, name, issues, was, hint, onType }: ScoreFieldProps) {
  return (
    <Field label={label} error={issues[name]} hint={hint} required={hint === undefined}>
      {(ties) => (
        <TextInput
          {...ties}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          defaultValue={was === null ? '' : String(was)}
          onChange={({ target }) => onType?.(target.value)}
        />
      )}
    </Field>
  );
}

/** Instead of the button, for those who take part in the game. */
export const OwnCase = () => (
  <p className="text-balance text-[0.8125rem] text-soft">
    You take part in this game: another officer or an admin decides.
  </p>
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
      <Button wide aria-label={`Decide: ${names.home} v ${names.away}`} onClick={() => setOpen(true)}>
        <Gavel className="size-4" aria-hidden /> Decide
      </Button>
      {isOpen && <DecisionDialog game={game} request={request} names={names} onClose={() => setOpen(false)} />}
    </>
  );
}
