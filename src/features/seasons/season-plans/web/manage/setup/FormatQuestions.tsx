import type { Format } from '#features/seasons/timetables/contract.ts';
import { formatNames, formatOf } from '../../../competition-rules.ts';
import type { PlanCompetition } from '../../../contract.ts';
import { ChoiceField, FieldGrid, NumberField } from './fields.tsx';

interface FormatQuestionsProps {
  competition: PlanCompetition;
  onChange: (part: Partial<PlanCompetition>) => void;
}

const isKind = (value: string): value is Format['kind'] => value in formatNames;

export function FormatQuestions({ competition: { format, teamIds }, onChange }: FormatQuestionsProps) {
  return (
    <>
      <ChoiceField
        label="Format"
        value={format.kind}
        choices={Object.entries(formatNames).map(([value, label]) => ({ value, label }))}
        onSave={(kind) =>
          isKind(kind) &&
          // A knock-out is a cup, and its table would be empty.
          onChange({
            format: formatOf(kind, teamIds.length),
            kind: kind === 'knockout' || kind === 'doubleElimination' ? 'cup' : 'league',
          })
        }
      />
      <FormatDetails format={format} onChange={(next) => onChange({ format: next })} />
    </>
  );
}

const meetings = (most: number) =>
  ['Once', 'Twice: home and away', 'Three times', 'Four times']
    .slice(0, most)
    .map((label, at) => ({ value: String(at + 1), label }));

const places = [
  { value: '1', label: 'The final only' },
  { value: '4', label: 'Third place, too' },
  { value: '8', label: 'Places 3 to 8' },
];

function FormatDetails({ format, onChange }: { format: Format; onChange: (format: Format) => void }) {
  const set =
    <Key extends string>(key: Key) =>
    (value: number | null) =>
      value !== null && onChange({ ...format, [key]: value });
  if (format.kind === 'doubleElimination') {
    return (
      <ChoiceField
        label="If the final is lost once"
        value={format.reset ? 'yes' : 'no'}
        choices={[
          { value: 'yes', label: 'A deciding final follows' },
          { value: 'no', label: 'The winner is champion' },
        ]}
        onSave={(value) => onChange({ ...format, reset: value === 'yes' })}
      />
    );
  }
  if (format.kind === 'swiss') {
    return <NumberField label="Rounds" value={format.rounds} min={1} max={20} onSave={set('rounds')} />;
  }
  return (
    <FieldGrid>
      {'meetings' in format && (
        <ChoiceField
          label="Each pair meets"
          value={String(format.meetings)}
          choices={meetings(format.kind === 'pools' ? 2 : 4)}
          onSave={(value) => set('meetings')(Number(value))}
        />
      )}
      {format.kind === 'pools' && (
        <>
          <NumberField label="Pools" value={format.pools} min={1} max={16} onSave={set('pools')} />
          <NumberField label="Go on from each" value={format.advance} min={1} max={16} onSave={set('advance')} />
        </>
      )}
      {'places' in format && (
        <ChoiceField
          label="Played for"
          value={format.places > 4 ? '8' : format.places > 2 ? '4' : '1'}
          choices={places}
          onSave={(value) => set('places')(Number(value))}
        />
      )}
    </FieldGrid>
  );
}
