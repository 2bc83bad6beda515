import { useState } from 'react';
import type { Game } from '#features/competition/games/contract.ts';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Field, Select } from '#web/ui/fields/Field.tsx';
import { explainedBy } from '../../../check-rules.ts';
import type { Side } from '../../../contract.ts';
import { instantAfter } from '../../../play-rules.ts';
import { getPoints } from '../../../score-rules.ts';
import type { Moment } from '../../Timeline.tsx';
import { type EditedPlay, PlayFields } from './PlayFields.tsx';
import { TypedTime, useTypedTime } from './TypedTime.tsx';
import type { Scoring } from './use-scoring.ts';

interface AddPlayProps {
  game: Game;
  definition: SportDefinition;
  scoring: Pick<Scoring, 'moments' | 'state' | 'press' | 'pressAt'>;
  names: ReadonlyMap<number, string>;
  /** The play that it follows at first; otherwise the latest. */
  after: Moment | undefined;
  /** Points of a score that was typed: the play explains them, so that the score stays. */
  explains?: { side: Side; points: number };
  onClose: () => void;
}

/** Adds a play that was missed, at its place among the others. */
export function AddPlay({ game, definition, scoring, names, after, explains, onClose }: AddPlayProps) {
  const { moments, state, press, pressAt } = scoring;
  const [first = { key: '' }] = definition.taps;
  const makes = (points: number) =>
    definition.taps.find((tap) => getPoints(definition, tap.key) === points && !tap.isForOtherSide);
  const tap = (explains && makes(explains.points)) ?? first;
  const [play, setPlay] = useState<EditedPlay>({
    side: explains?.side ?? after?.side ?? 'home',
    tap: tap.key,
    period: after?.periodNumber ?? state.period,
    playerId: null,
  });
  const [afterId, setAfterId] = useState(after?.event.id);
  const time = useTypedTime(definition, state, play.period);
  const followed = moments.filter(({ periodNumber, event }) => periodNumber === play.period && event.kind !== 'end');
  const isBegun = moments.some(({ event }) => event.kind === 'start');
  // The latest of the period comes first.
  const atTime = time.at;
  const chosen = atTime
    ? followed.find(({ event }) => event.at <= atTime)
    : (followed.find(({ event }) => event.id === afterId) ?? followed[0]);
  const chosenId = afterId === '' ? null : (chosen?.event.id ?? null);
  const add = () => {
    if (atTime === null) {
      time.refuse();
      return;
    }
    const at = atTime ?? instantAfter(state.shown, chosenId);
    const pressed = { kind: 'tap' as const, ...play };
    const explained = explains && explainedBy(definition, state.shown, explains, play);
    const balance = explained ? [explained] : [];
    if (at === null) press(pressed, ...balance);
    else {
      pressAt(at, pressed);
      press(...balance);
    }
    onClose();
  };
  return (
    <Dialog
      title="Add a play"
      description={
        explains
          ? `The score stays as it is: the play explains ${explains.points} of it at most.`
          : state.isEnded
            ? 'The game is over. Its result may change for everyone.'
            : undefined
      }
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={add}>
          Add
        </Button>
      }
    >
      <div className="grid gap-4">
        <PlayFields
          game={game}
          definition={definition}
          shown={state.shown}
          play={play}
          periods={state.period}
          onChange={(changed) => {
            if (changed.period !== play.period) {
              setAfterId(undefined);
              time.type('');
            }
            setPlay(changed);
          }}
        />
        <TypedTime time={time} />
        <Field label="After">
          {(ties) => (
            <Select
              {...ties}
              value={chosenId ?? ''}
              onChange={({ target }) => {
                setAfterId(target.value);
                time.type('');
              }}
            >
              {followed.map((moment) => (
                <option key={moment.event.id} value={moment.event.id}>
                  {momentLine(moment, names)}
                </option>
              ))}
              {play.period === 1 && !isBegun && <option value="">Before all plays</option>}
            </Select>
          )}
        </Field>
      </div>
    </Dialog>
  );
}

/** `9:48 · Two-pointer · Lerato Dube` */
const momentLine = ({ clock, text, playerName, playerId }: Moment, names: ReadonlyMap<number, string>): string =>
  [clock, text, playerName ?? names.get(playerId ?? 0)].filter(Boolean).join(' · ');
