import { useState } from 'react';
import type { SportDefinition } from '#features/sports/definitions/definition.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextArea } from '#web/ui/fields/inputs.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { readSheet } from './sheet.ts';
import type { RosterPlayer } from './sheet-players.ts';
import type { Entry } from './use-entry.ts';

interface PasteSheetProps {
  definition: SportDefinition;
  /** That of the team being entered first. */
  rosters: readonly (readonly RosterPlayer[])[];
  entry: Entry;
}

/** Takes a table from a spreadsheet; what it could not read is said, and what it could stands in the lines to be looked at. */
export function PasteSheet({ definition, rosters, entry }: PasteSheetProps) {
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const take = () => {
    const read = readSheet(text, definition, rosters);
    const count = Object.keys(read.lines).length;
    setProblems(read.problems);
    if (count > 0) entry.take(read.lines);
    toast({ title: `${count} ${count === 1 ? 'line' : 'lines'} added`, tone: count > 0 ? 'good' : 'bad' });
  };
  const names = definition.statistics.filter(({ kind }) => kind !== 'derived').map(({ abbreviation }) => abbreviation);
  return (
    <div className="grid gap-3">
      <Field
        label="Table from a spreadsheet, or CSV"
        hint={`Start with a row of headings such as Player, ${names.slice(0, 4).join(', ')}; then one row per player, by name or shirt number. Write 8/14 for made and attempted, and DNP with the reason for a player who did not play.`}
        error={problems.length > 0 ? `${problems.join('. ')}.` : undefined}
      >
        {(ties) => <TextArea {...ties} rows={6} value={text} onChange={({ target }) => setText(target.value)} />}
      </Field>
      <Button small onClick={take} disabled={text.trim() === ''}>
        Add lines
      </Button>
    </div>
  );
}
