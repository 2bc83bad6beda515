import { ChevronDown } from 'lucide-react';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { completed } from '#features/teams/sports/rules.ts';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/fields/Field.tsx';
import { Segmented } from '#web/ui/fields/Segmented.tsx';
import { isOfPlayers } from '../../rules.ts';
import { formatCell } from '../columns.ts';
import { CountFields } from './CountFields.tsx';
import { type DraftLine, emptyLine, noteFor, reasons } from './draft.ts';
import type { RosterPlayer } from './sheet.ts';
import type { Entry } from './use-entry.ts';

interface PlayerEntryProps {
  player: RosterPlayer;
  definition: SportDefinition;
  entry: Entry;
  isOpen: boolean;
  onToggle: () => void;
  onNext: (() => void) | undefined;
}

const states = [
  { value: 'out', label: 'Not listed' },
  { value: 'played', label: 'Played' },
  { value: 'dnp', label: 'Did not play' },
] as const;

/** One player's line: a summary when closed, the fields when open. */
export function PlayerEntry({ player, definition, entry, isOpen, onToggle, onNext }: PlayerEntryProps) {
  const line = entry.draft.lines[player.id] ?? emptyLine;
  const panel = `line-of-${player.id}`;
  const choose = (state: DraftLine['state']) =>
    entry.writeLine(player.id, { state, note: state === 'dnp' ? line.note || noteFor(reasons[0]) : '' });
  return (
    <li className="border-line border-b last:border-b-0">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={onToggle}
          className="flex min-h-13 w-full items-center gap-3 text-left"
        >
          <span className="score min-w-7 text-center text-lg text-soft">{player.jerseyNumber ?? '–'}</span>
          <span className="min-w-0 flex-1">
            <span className="block truncate font-bold text-sm">{player.displayName}</span>
            <span className="block truncate font-normal text-soft text-xs">{lineText(definition, line)}</span>
          </span>
          <ChevronDown className={`size-5 text-soft transition ${isOpen ? 'rotate-180' : ''}`} aria-hidden />
        </button>
      </h3>
      {isOpen && (
        <div id={panel} className="grid gap-3 pb-4">
          <Segmented
            label={`${player.displayName} in this game`}
            choices={states}
            value={line.state}
            onChoose={choose}
          />
          {line.state === 'dnp' ? (
            <Reason player={player} note={line.note} onChoose={(note) => entry.writeLine(player.id, { note })} />
          ) : (
            <CountFields
              definition={definition}
              statistics={definition.statistics.filter(isOfPlayers)}
              of={player.displayName}
              counts={line.counts}
              onWrite={(key, value) => entry.writeCount(player.id, key, value)}
            />
          )}
          {onNext && (
            <Button small wide onClick={onNext}>
              Next player
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function Reason({ player, note, onChoose }: { player: RosterPlayer; note: string; onChoose: (note: string) => void }) {
  const known = reasons.map(noteFor);
  const choices = note && !known.includes(note) ? [...known, note] : known;
  return (
    <Select
      aria-label={`Why ${player.displayName} did not play`}
      value={note}
      onChange={({ target }) => onChoose(target.value)}
    >
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </Select>
  );
}

function lineText(definition: SportDefinition, { state, note, counts }: DraftLine): string {
  if (state === 'out') return 'Not listed';
  if (state === 'dnp') return note;
  const all = completed(definition, counts);
  const texts = definition.statistics
    .filter((statistic) => statistic.kind !== 'derived')
    .map((statistic) => ({ abbreviation: statistic.abbreviation, ...formatCell(statistic, all) }))
    .filter(({ value }) => value !== '0' && value !== '0/0')
    .map(({ value, abbreviation }) => `${value} ${abbreviation}`);
  return texts.length > 0 ? texts.join(' · ') : 'Played';
}
