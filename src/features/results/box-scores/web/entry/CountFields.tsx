import { Check, Minus, Plus, TriangleAlert } from 'lucide-react';
import type { Game } from '#features/competition/games/contract.ts';
import type { Counts, SportDefinition, Statistic } from '#features/teams/sports/definitions/definition.ts';
import { periodName, periodsText } from '#features/teams/sports/period-rules.ts';
import { completed } from '#features/teams/sports/rules.ts';
import { Button } from '#web/ui/Button.tsx';
import { chosenWhenEntered } from '#web/ui/fields/Field.tsx';
import type { BoxScoreLine, PeriodScore, ScoreCheck, Side } from '../../contract.ts';
import { checkScore, sides } from '../../rules.ts';
import { type EntryDraft, sumSide } from './draft.ts';

interface CountFieldsProps {
  definition: SportDefinition;
  statistics: readonly Statistic[];
  /** Whose counts they are, for screen readers. */
  of: string;
  counts: Counts;
  onWrite: (key: string, value: number | null) => void;
}

/** A stepper for each count, two for a pair. */
export function CountFields({ definition, statistics, of, counts, onWrite }: CountFieldsProps) {
  const all = completed(definition, counts);
  return (
    <div className="grid gap-2">
      {statistics.map((statistic) => {
        if (statistic.kind === 'derived') return null;
        const parts = statistic.kind === 'pair' ? [statistic.made, statistic.attempted] : [statistic];
        return (
          <div key={statistic.key} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
            <span className="min-w-20 flex-1 font-semibold text-sm">{statistic.label}</span>
            <span className="flex items-center justify-end gap-1">
              {parts.map((part, at) => (
                <span key={part.key} className="flex items-center gap-1">
                  {at > 0 && <span className="text-soft text-xs">of</span>}
                  <Stepper
                    label={`${part.label}, ${of}`}
                    value={counts[part.key]}
                    follows={counts[part.key] === undefined ? all[part.key] : undefined}
                    onWrite={(value) => onWrite(part.key, value)}
                  />
                </span>
              ))}
            </span>
          </div>
        );
      })}
    </div>
  );
}

interface StepperProps {
  label: string;
  value: number | undefined;
  /** The computed value, used until somebody types one. */
  follows?: number | undefined;
  most?: number;
  onWrite: (value: number | null) => void;
}

const step =
  'grid size-11 shrink-0 place-items-center rounded-control bg-raised text-ink transition active:scale-95 disabled:opacity-40';

/** A number field with large buttons for one less and one more. */
function Stepper({ label, value, follows, most = 999, onWrite }: StepperProps) {
  const shown = value ?? follows ?? 0;
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 3);
    onWrite(digits === '' ? null : Math.min(most, Number(digits)));
  };
  return (
    <span className="flex items-center gap-0.5 sm:gap-1">
      <button
        type="button"
        aria-label={`One less: ${label}`}
        disabled={shown === 0}
        onClick={() => onWrite(shown - 1)}
        className={step}
      >
        <Minus className="size-5" aria-hidden />
      </button>
      <input
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        value={value ?? ''}
        placeholder={String(follows ?? 0)}
        onChange={({ target }) => type(target.value)}
        {...chosenWhenEntered}
        className="score h-11 w-10 sm:w-12 rounded-control border border-edge bg-ground text-center text-xl text-ink placeholder:text-soft"
      />
      <button type="button" aria-label={`One more: ${label}`} onClick={() => onWrite(shown + 1)} className={step}>
        <Plus className="size-5" aria-hidden />
      </button>
    </span>
  );
}

interface PeriodFieldsProps {
  definition: SportDefinition;
  names: Record<Side, string>;
  scores: readonly PeriodScore[];
  onWrite: (scores: readonly PeriodScore[]) => void;
}

/** The score of each period, if somebody noted it. */
export function PeriodFields({ definition: { periods }, names, scores, onWrite }: PeriodFieldsProps) {
  const write = (at: number, side: Side, text: string) =>
    onWrite(
      scores.map((score, index) =>
        index === at ? { ...score, [side]: Number(text.replace(/\D/g, '').slice(0, 3)) } : score,
      ),
    );
  const add = (many: number) => onWrite([...scores, ...Array.from({ length: many }, () => ({ home: 0, away: 0 }))]);
  return (
    <div className="grid gap-2">
      {scores.map((score, at) => {
        const name = periodName(periods, at + 1);
        return (
          <div key={name} className="flex items-center justify-between gap-3">
            <span className="font-semibold text-sm">{name}</span>
            <span className="flex items-center gap-2">
              {sides.map((side) => (
                <input
                  key={side}
                  aria-label={`${name}, ${names[side]}`}
                  inputMode="numeric"
                  value={score[side]}
                  {...chosenWhenEntered}
                  onChange={({ target }) => write(at, side, target.value)}
                  className="score h-11 w-16 rounded-control border border-edge bg-ground text-center text-xl"
                />
              ))}
            </span>
          </div>
        );
      })}
      <div className="flex gap-2 *:flex-1">
        <Button small onClick={() => add(scores.length === 0 ? periods.count : 1)}>
          {scores.length === 0 ? `Add ${periodsText(periods)}` : 'Add another'}
        </Button>
        {scores.length > 0 && (
          <Button small onClick={() => onWrite(scores.slice(0, -1))}>
            Remove last
          </Button>
        )}
      </div>
    </div>
  );
}

interface ScoreChecksProps {
  game: Game;
  definition: SportDefinition;
  draft: EntryDraft;
  names: Record<Side, string>;
  playerIds: Record<Side, readonly number[]>;
  walkOns: readonly BoxScoreLine[];
}

/** Compares what the lines add up to with the score, in numbers and words. */
export function ScoreChecks({ game, definition, draft, names, playerIds, walkOns }: ScoreChecksProps) {
  const scores = { home: game.homeScore, away: game.awayScore };
  const checks = sides.flatMap((side) => {
    const sum = sumSide(
      definition,
      { draft, walkOns: walkOns.filter((line) => line.side === side) },
      side,
      playerIds[side],
    );
    const check = checkScore(definition, side, sum, draft.periodScores, scores[side]);
    return check && (check.counted > 0 || playerIds[side].some((id) => draft.lines[id]?.state === 'played'))
      ? [{ side, check }]
      : [];
  });
  return (
    <ul
      className="grid min-w-0 flex-1 grid-cols-1 gap-0.5 text-sm"
      aria-label="Whether the lines add up to the score"
      aria-live="polite"
    >
      {checks.map(({ side, check }) => (
        <li key={side} className="flex items-center gap-1.5">
          {check.difference === 0 ? (
            <Check className="size-4 shrink-0 text-win" aria-hidden />
          ) : (
            <TriangleAlert className="size-4 shrink-0 text-gold" aria-hidden />
          )}
          <span className="min-w-0 leading-tight">
            {names[side]}: {checkText(check)}
          </span>
        </li>
      ))}
      {checks.length === 0 && <li className="text-soft">Nothing entered yet</li>}
    </ul>
  );
}

function checkText({ counted, score, difference }: ScoreCheck): string {
  if (difference === 0) return `all ${score} entered`;
  return difference < 0
    ? `${counted} of ${score}, ${-difference} missing`
    : `${counted} of ${score}, ${difference} too many`;
}
