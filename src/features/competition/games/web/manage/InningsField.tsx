import { useState } from 'react';
import type { InningsRules } from '#features/teams/sports/definitions/definition.ts';
import type { FormField } from '#platform/admin/web/manager/form/form.ts';
import type { FieldsProps } from '#platform/admin/web/manager/manager.ts';
import { Fault, Field, TextInput } from '#web/ui/fields/Field.tsx';
import { Segmented } from '#web/ui/fields/Segmented.tsx';
import type { GameSide } from '../../score-rules.ts';
import { ballsIn, oversOf } from '../../typed-innings-rules.ts';
import { inningsIn, typedInnings } from './innings-fields.ts';

interface InningsFieldProps extends Omit<FieldsProps, 'form' | 'triesCount'> {
  field: FormField;
  rules: InningsRules;
  names: Record<GameSide, string>;
}

const sides = ['home', 'away'] as const;

/** Who batted first, and the wickets and overs of each side. The runs are the score. */
export function InningsField({
  field: { name, label },
  rules,
  names,
  draft,
  issues,
  isBusy,
  onType,
}: InningsFieldProps) {
  const innings = inningsIn(draft[name]);
  const length = innings[0] ?? rules;
  const [chosen, choose] = useState<GameSide>('home');
  const first = innings[0] && (innings.length > 1 || innings[0].side === chosen) ? innings[0].side : chosen;
  return (
    <fieldset data-field={name} disabled={isBusy} className="grid min-w-0 grid-cols-1 gap-2.5">
      <legend className="mb-1.5 font-semibold text-sm">{label}</legend>
      <p aria-hidden className="-mb-1 text-sm text-soft">
        Batted first
      </p>
      <Segmented
        label="Batted first"
        choices={sides.map((side) => ({ value: side, label: names[side], name: `${names[side]} batted first` }))}
        value={first}
        onChoose={(side) => {
          choose(side);
          onType(name, typedInnings(innings, side, side, {}, length));
        }}
      />
      {sides.map((side) => {
        const { wickets = '', balls = '' } = innings.find((row) => row.side === side) ?? {};
        const isWrong = (typed: unknown) => (issues[name] !== undefined && typeof typed === 'string') || undefined;
        const type = (part: object) => onType(name, typedInnings(innings, first, side, part, length));
        return (
          <div key={side} className="grid grid-cols-2 items-end gap-2.5">
            <Field label={`Wickets: ${names[side]}`}>
              {(ties) => (
                <TextInput
                  {...ties}
                  aria-invalid={isWrong(wickets)}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={2}
                  value={wickets}
                  onChange={({ target }) => type({ wickets: numberIn(target.value) })}
                />
              )}
            </Field>
            <Field label={`Overs: ${names[side]}`}>
              {(ties) => (
                <TextInput
                  {...ties}
                  aria-invalid={isWrong(balls)}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={5}
                  placeholder={`${rules.overs}`}
                  value={typeof balls === 'number' ? oversOf(balls, rules.ballsPerOver) : balls}
                  onChange={({ target }) => type({ balls: ballsTyped(target.value, rules.ballsPerOver) })}
                />
              )}
            </Field>
          </div>
        );
      })}
      <Fault>{issues[name]}</Fault>
    </fieldset>
  );
}

const numberIn = (text: string) => (/^(0|[1-9]\d?)$/.test(text) ? Number(text) : text);

/** A decimal comma is what some keyboards have. Text that reads otherwise than it was typed waits for the rest of it. */
function ballsTyped(text: string, perOver: number): number | string {
  const overs = text.replace(',', '.');
  const balls = ballsIn(overs, perOver);
  return balls !== null && oversOf(balls, perOver) === overs ? balls : overs;
}
