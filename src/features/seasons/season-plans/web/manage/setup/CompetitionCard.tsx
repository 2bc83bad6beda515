import { Copy, Trash2 } from 'lucide-react';
import type { Residence } from '#features/people/residences/contract.ts';
import { dateText } from '#shared/notation.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Fault } from '#web/ui/fields/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ToggleButton } from '#web/ui/ToggleButton.tsx';
import { countGames, eveningsOf } from '../../../check-setup-rules.ts';
import { asAskedFor, formatNames } from '../../../competition-rules.ts';
import type { PlanCompetition } from '../../../contract.ts';
import { counted } from '../plan-texts.ts';
import type { Answers } from './answers.ts';
import { Folded } from './Folded.tsx';
import { FormatQuestions } from './FormatQuestions.tsx';
import { ChoiceField, DayField, FieldGrid, NumberField, TextField } from './fields.tsx';
import { TeamQuestions } from './TeamQuestions.tsx';
import type { Village } from './use-village.ts';

interface CompetitionCardProps {
  competition: PlanCompetition;
  village: Village;
  playing: readonly Residence[];
  answers: Answers;
  above: PlanCompetition | undefined;
  fault: string | undefined;
  onChange: (part: Partial<PlanCompetition>) => void;
  onRemove: () => void;
}

export function CompetitionCard({
  competition,
  village,
  playing,
  answers,
  above,
  fault,
  onChange,
  onRemove,
}: CompetitionCardProps) {
  const sport = village.sports.find(({ id }) => id === competition.sportId);
  const existing = village.competitions.filter(
    ({ sportId, season }) => sportId === competition.sportId && season === answers.season,
  );
  return (
    <Card
      heading={<span className="wrap-anywhere">{competition.name}</span>}
      aside={<IconButton icon={Trash2} label={`Remove ${competition.name}`} onClick={onRemove} />}
    >
      <div className="grid gap-3">
        <p className="-mt-2 text-sm text-soft">
          {sport?.name} · {counted(competition.teamIds.length, 'team')}
        </p>
        <TeamQuestions {...{ competition, village, playing, onChange }} />
        <Folded title={formatNames[competition.format.kind]} about={gamesText(competition, answers, village)}>
          <FormatQuestions competition={competition} onChange={onChange} />
        </Folded>
        <Folded title="How often, how long, where" about={detailsText(competition)}>
          <Details {...{ competition, village, answers, onChange }} />
        </Folded>
        <Folded title="Name and competition" about={nameText(competition)}>
          <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
            <TextField
              label="Name"
              max={60}
              value={competition.name}
              onSave={(name) => onChange({ name: name.trim() })}
            />
            <ChoiceField
              label="Competition"
              value={String(competition.competitionId ?? '')}
              choices={[
                { value: '', label: 'A new one' },
                ...existing.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              onSave={(value) => {
                const known = existing.find(({ id }) => String(id) === value);
                onChange(
                  known ? { competitionId: known.id, name: known.name, kind: known.kind } : { competitionId: null },
                );
              }}
            />
          </div>
        </Folded>
        {above && (
          <Button small className="justify-self-start" onClick={() => onChange(asAskedFor(above))}>
            <Copy className="size-4" aria-hidden /> Same as above
          </Button>
        )}
        <Fault>{fault}</Fault>
      </div>
    </Card>
  );
}

const nameText = ({ name, competitionId }: PlanCompetition): string =>
  competitionId === null ? `${name}, a new one` : `${name}, which is there already`;

const detailsText = ({ minutes, gamesPerWeek, restDays, firstDay, lastDay }: PlanCompetition): string =>
  [
    `${minutes} minutes`,
    ...(gamesPerWeek === null ? [] : [`${counted(gamesPerWeek, 'game')} a week`]),
    `${counted(restDays, 'day')} of rest`,
    ...(firstDay === null ? [] : [`from ${dateText(firstDay)}`]),
    ...(lastDay === null ? [] : [`until ${dateText(lastDay)}`]),
  ].join(', ');

function gamesText(competition: PlanCompetition, answers: Answers, { venues }: Village): string {
  const grounds = new Map(venues.map((venue) => [venue.id, venue]));
  const count = countGames(competition);
  if (count === 0) return 'No games yet';
  const games = counted(count, 'game');
  const needs = eveningsOf(competition, answers, grounds);
  return needs
    ? `${games}, which take ${needs.evenings} of ${counted(needs.of, 'evening')} if nothing else is played`
    : games;
}

function Details({
  competition,
  village,
  answers,
  onChange,
}: Omit<CompetitionCardProps, 'playing' | 'above' | 'fault' | 'onRemove'>) {
  const { minutes, gamesPerWeek, gamesPerDay, restDays, daysBetweenReturns, venueIds, firstDay, lastDay } = competition;
  const chosen = village.venues.filter(({ id }) => answers.venues.some(({ venueId }) => venueId === id));
  const toggle = (id: number) => {
    const all = chosen.map((venue) => venue.id);
    const before = venueIds.length === 0 ? all : venueIds;
    const next = before.includes(id) ? before.filter((other) => other !== id) : [...before, id];
    if (next.length > 0) onChange({ venueIds: next.length === all.length ? [] : next });
  };
  const number = (field: 'minutes' | 'gamesPerDay' | 'restDays' | 'daysBetweenReturns') => (value: number | null) =>
    value !== null && onChange({ [field]: value });
  return (
    <>
      <FieldGrid>
        <NumberField label="Minutes of a game" value={minutes} min={5} max={600} onSave={number('minutes')} />
        <NumberField
          label="Games in a week"
          hint="Of a team, at most."
          value={gamesPerWeek}
          min={1}
          max={14}
          orNone
          onSave={(value) => onChange({ gamesPerWeek: value })}
        />
        <NumberField label="Games in a day" value={gamesPerDay} min={1} max={8} onSave={number('gamesPerDay')} />
        <NumberField label="Days of rest" value={restDays} min={0} max={30} onSave={number('restDays')} />
        <NumberField
          label="Days until the return"
          value={daysBetweenReturns}
          min={0}
          max={200}
          onSave={number('daysBetweenReturns')}
        />
        <DayField
          label="Its first day"
          hint="Empty: the season’s."
          value={firstDay ?? ''}
          orNone
          onSave={(day) => onChange({ firstDay: day || null })}
        />
        <DayField
          label="Its last day"
          hint="Empty: the season’s."
          value={lastDay ?? ''}
          orNone
          onSave={(day) => onChange({ lastDay: day || null })}
        />
      </FieldGrid>
      {chosen.length > 1 && (
        <fieldset className="grid gap-1.5">
          <legend className="mb-1.5 font-semibold text-sm">Played at</legend>
          <div className="flex flex-wrap gap-1.5">
            {chosen.map(({ id, name }) => (
              <ToggleButton
                key={id}
                isPressed={venueIds.length === 0 || venueIds.includes(id)}
                className="min-h-11!"
                onClick={() => toggle(id)}
              >
                {name}
              </ToggleButton>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
