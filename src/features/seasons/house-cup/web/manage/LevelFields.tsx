import type { ReactNode } from 'react';
import { Card } from '#web/ui/Card.tsx';
import { CheckRow } from '#web/ui/fields/Checkbox.tsx';
import { Field, Select, TextInput } from '#web/ui/fields/Field.tsx';
import type { LevelDraft, TypedName } from '../../rules-draft.ts';

interface LevelFieldsProps {
  level: LevelDraft;
  issuesAt: (name: TypedName) => string | undefined;
  onType: (typed: Partial<LevelDraft>) => void;
}

/** The questions about one level of sports; what few cups have is folded away. */
export function LevelFields({ level, issuesAt, onType }: LevelFieldsProps) {
  const typed = (name: TypedName, label: string, hint?: string) => (
    <Field key={name} label={label} hint={hint} error={issuesAt(name)}>
      {(ties) => (
        <TextInput
          {...ties}
          autoComplete="off"
          value={level[name]}
          onChange={({ target }) => onType({ [name]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <Card heading={level.name.trim() || 'A level'} className="grid gap-5">
      {typed('name', 'Name of this level')}
      <Group title="Taking part">
        {typed('entry', 'Points for taking part')}
        <Field label="Who gets them">
          {(ties) => (
            <Select
              {...ties}
              value={level.entryFor}
              choices={[
                { value: 'residence', label: 'the residence, once' },
                { value: 'team', label: 'each of its teams' },
              ]}
              onChange={({ target }) => onType({ entryFor: target.value === 'team' ? 'team' : 'residence' })}
            />
          )}
        </Field>
        <Field label="When">
          {(ties) => (
            <Select
              {...ties}
              value={level.entryWhen}
              choices={entryChoices}
              onChange={({ target }) => onType({ entryWhen: pickWhen(target.value) })}
            />
          )}
        </Field>
        {typed('turnoutPeople', 'So many residents take part', '5, and 0 for no such rule')}
        {typed('turnoutPoints', 'then this many points')}
      </Group>
      <Group title="Games">
        {typed('win', 'Win')}
        {typed('tie', 'Tie')}
        {typed('loss', 'Loss')}
        {typed('default', 'Did not play, with notice')}
        {typed('forfeit', 'Did not come', 'A penalty is negative: -10')}
        {typed('playoffs', 'Reached the play-offs')}
      </Group>
      <Group title="Places">
        <div className="col-span-full">{typed('places', 'The first place first', '100, 75, 50, 25')}</div>
        {typed('otherPlaces', 'Each other place')}
        {typed('bestTeams', 'Best teams that count', '1 for the best one, 0 for all')}
      </Group>
      <details className="rounded-control border border-line px-3.5">
        <summary className="min-h-11 cursor-pointer content-center font-semibold text-sm">
          Sportsmanship, people and absences
        </summary>
        <div className="grid gap-5 pt-1 pb-4">
          <Group title="Sportsmanship, rated from 0 to 5">
            <div className="col-span-full">
              {typed('sportsmanship', 'From which average how many points', '4: 50, 3.5: 25, 0: -25')}
            </div>
            {typed('lowRating', 'Rated below this', '0 for no such rule')}
            {typed('lowRatingKeeps', 'a team keeps this percentage')}
          </Group>
          <Group title="People">
            {typed('perPerson', 'For each person who takes part')}
            {typed('perPersonMax', 'at most', '0 for no limit')}
            {typed('perTeamBehind', 'Counted from the last place', 'The last gets it once, the next twice')}
            <CheckRow
              checked={level.placesByTurnout}
              onCheck={(placesByTurnout) => onType({ placesByTurnout })}
              className="col-span-full text-sm"
            >
              Places count by the share of residents who take part
            </CheckRow>
          </Group>
          <Group title="Absences">
            {typed('neverAbsent', 'A team that comes to every game')}
            {typed('lostForForfeits', 'Percentages lost for not coming', 'After the first, the second time: 25, 100')}
            {typed('lostForDefaults', 'and for not playing, with notice')}
            <Field label="Of which points">
              {(ties) => (
                <Select
                  {...ties}
                  value={level.lostOf}
                  choices={[
                    { value: 'all', label: 'all of the team' },
                    { value: 'entry', label: 'those for taking part' },
                  ]}
                  onChange={({ target }) => onType({ lostOf: target.value === 'entry' ? 'entry' : 'all' })}
                />
              )}
            </Field>
          </Group>
        </div>
      </details>
    </Card>
  );
}

const entryChoices = [
  { value: 'entered', label: 'when entered' },
  { value: 'played', label: 'after the first game' },
  { value: 'finished', label: 'when all is played' },
] as const;

const pickWhen = (value: string): LevelDraft['entryWhen'] =>
  entryChoices.find((choice) => choice.value === value)?.value ?? 'played';

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="min-w-0">
    <legend className="mb-2 font-bold">{title}</legend>
    <div className="grid grid-cols-1 items-start gap-4 min-[360px]:grid-cols-2 sm:grid-cols-3">{children}</div>
  </fieldset>
);
