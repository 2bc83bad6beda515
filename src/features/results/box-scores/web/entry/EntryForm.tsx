import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Game } from '#features/competition/games/contract.ts';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { Refusal } from '#web/forms/Refusal.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Field, TextArea } from '#web/ui/fields/Field.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { BoxScore, Side } from '../../contract.ts';
import { sides } from '../../rules.ts';
import { aboveEntry } from '../extension-points.ts';
import { analysisPath } from '../paths.ts';
import { SideChoice } from '../SideChoice.tsx';
import { CountFields, PeriodFields, ScoreChecks } from './CountFields.tsx';
import { issueTexts, playersIn } from './draft.ts';
import { PlayerEntry } from './PlayerEntry.tsx';
import { type RosterPlayer, readSheet } from './sheet.ts';
import { type Entry, useEntry } from './use-entry.ts';

interface PasteSheetProps {
  definition: SportDefinition;
  /** The roster of the team being entered comes first. */
  rosters: readonly (readonly RosterPlayer[])[];
  entry: Entry;
}

/** Reads a table from a spreadsheet. Lists what it could not read; the rest appears in the lines for checking. */
export function PasteSheet({ definition, rosters, entry }: PasteSheetProps) {
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const addLines = () => {
    const read = readSheet(text, definition, rosters);
    const count = Object.keys(read.lines).length;
    setProblems(read.problems);
    if (count > 0) entry.addLines(read.lines);
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
      <Button small onClick={addLines} disabled={text.trim() === ''}>
        Add lines
      </Button>
    </div>
  );
}

interface EntryFormProps {
  game: Game;
  boxScore: BoxScore;
  rosters: Record<Side, readonly RosterPlayer[]>;
}

export function EntryForm({ game, boxScore, rosters }: EntryFormProps) {
  const navigate = useNavigate();
  const definition = getDefinition(boxScore.definition);
  const entry = useEntry({ boxScore, definition, onSaved: () => void navigate(analysisPath(game.id)) });
  const [side, setSide] = useState<Side>('home');
  const [open, setOpen] = useState<number | null>(null);
  const names = { home: game.homeTeam.name, away: game.awayTeam.name };
  const shownSides = sides.map((one) => ({ side: one, name: names[one], logo: null }));
  const players = rosters[side];
  const ids = { home: rosters.home.map(({ id }) => id), away: rosters.away.map(({ id }) => id) };
  const everyone = [...rosters.home, ...rosters.away];
  const getName = (id: number) => everyone.find((player) => player.id === id)?.displayName ?? 'A player';
  const departed = playersIn(entry.draft).filter((id) => !everyone.some((player) => player.id === id));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5 lg:max-w-3xl">
      <Unsaved entry={entry} boxScore={boxScore} />
      {aboveEntry.contributions().map(({ key, Component }) => (
        <Component key={key} game={game} isLocked={entry.isChanged} />
      ))}
      <Card heading="Players">
        <SideChoice sides={shownSides} value={side} onChoose={setSide} />
        <ul className="mt-2">
          {players.map((player, at) => {
            const next = players[at + 1];
            return (
              <PlayerEntry
                key={player.id}
                {...{ player, definition, entry }}
                isOpen={open === player.id}
                onToggle={() => setOpen(open === player.id ? null : player.id)}
                onNext={next && (() => setOpen(next.id))}
              />
            );
          })}
        </ul>
      </Card>
      <More heading={`${names[side]} as a team`}>
        <CountFields
          definition={definition}
          statistics={definition.statistics.filter((one) => one.kind !== 'derived' && isOfTeam(one))}
          of={names[side]}
          counts={entry.draft.teamStats[side]}
          onWrite={(key, value) => entry.writeTeam(side, key, value)}
        />
      </More>
      <More heading="Score by period">
        <PeriodFields {...{ definition, names }} scores={entry.draft.periodScores} onWrite={entry.writePeriods} />
      </More>
      <More heading="Paste a table">
        <PasteSheet
          definition={definition}
          rosters={[players, rosters[side === 'home' ? 'away' : 'home']]}
          entry={entry}
        />
      </More>
      <Refused issues={issueTexts(entry.issues, entry.draft, getName)} />
      {departed.length > 0 && <DepartedPlayers count={departed.length} onRemove={() => entry.drop(departed)} />}
      <div className="bottom-bar flex-col items-stretch gap-2">
        <Refusal of={entry.form} />
        <div className="flex items-center gap-3">
          <ScoreChecks
            {...{ game, definition, names }}
            draft={entry.draft}
            playerIds={ids}
            walkOns={boxScore.lines.filter(({ playerId }) => playerId < 0)}
          />
          <Button variant="primary" busy={entry.busy} busyLabel="Saving..." onClick={entry.save}>
            Save
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The problems that the server reported, one per line. */
function Refused({ issues }: { issues: readonly string[] }) {
  if (issues.length === 0) return null;
  return (
    <ul role="alert" className="grid gap-1 text-live-text text-sm">
      {issues.map((issue) => (
        <li key={issue}>{issue}</li>
      ))}
    </ul>
  );
}

/** Shown when a player with an unsaved line was deleted, or moved to another team. */
function DepartedPlayers({ count, onRemove }: { count: number; onRemove: () => void }) {
  return (
    <div
      role="alert"
      className="flex items-center justify-between gap-3 rounded-control border border-gold p-3 text-sm"
    >
      <p>
        {count === 1
          ? 'One line is for a player who has left these two teams, so it cannot be saved.'
          : `${count} lines are for players who have left these two teams, so they cannot be saved.`}
      </p>
      <Button small onClick={onRemove}>
        {count === 1 ? 'Remove it' : 'Remove them'}
      </Button>
    </div>
  );
}

/** Statistics of the team alone, and those that score: nobody may have seen who scored. */
const isOfTeam = (statistic: {
  kind: string;
  teamOnly?: boolean;
  worth?: number;
  made?: { worth?: number };
}): boolean => statistic.teamOnly === true || (statistic.worth ?? statistic.made?.worth ?? 0) > 0;

function More({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <details className="card p-4">
      <summary className="min-h-6 font-bold">{heading}</summary>
      <div className="pt-3">{children}</div>
    </details>
  );
}

/** Shown for unsaved entries: from an earlier visit, or because somebody else has saved meanwhile. */
function Unsaved({ entry, boxScore }: { entry: Entry; boxScore: BoxScore }) {
  const { theirs } = entry;
  if (theirs) {
    return (
      <div role="alert" className="grid gap-2.5 rounded-control border border-gold p-3 text-sm">
        <p className="font-bold">Someone else saved this box score while you were editing it.</p>
        <div className="flex flex-wrap gap-2">
          <Button small onClick={() => entry.startOver(theirs)}>
            Use theirs
          </Button>
          <Button small onClick={() => entry.keepMine(theirs)}>
            Keep mine
          </Button>
        </div>
      </div>
    );
  }
  if (!entry.wasStored) return null;
  return (
    <div role="status" className="flex items-center justify-between gap-3 rounded-control bg-raised p-3 text-sm">
      <p>Your unsaved changes are still here.</p>
      <Button small onClick={() => entry.startOver(boxScore)}>
        Start over
      </Button>
    </div>
  );
}
