import { Check } from 'lucide-react';
import { type ReactNode, use, useState } from 'react';
import { scoreText } from '#features/competition/games/score-rules.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { type Finding, listCorrections } from '../../../../check-rules.ts';
import type { Side } from '../../../../contract.ts';
import { liveState, nextInstant, toScores } from '../../../../rules.ts';
import { LinkScoringContext } from '../../../link-scoring.ts';
import { Timeline } from '../../../Timeline.tsx';
import { AddPlay } from '../AddPlay.tsx';
import type { ConsoleState } from '../use-console.ts';
import { NamePlays } from './NamePlays.tsx';

const sides: readonly Side[] = ['home', 'away'];

type Step = 'name' | 'add' | 'takeOff' | 'fouls';

interface Opened {
  step: Step;
  finding: Finding;
}

interface CheckSheetProps {
  console: ConsoleState;
  findings: readonly Finding[];
}

/** What is missing on the sheet of a game that is over, each with the press that mends it. */
export function CheckSheet({ console, findings }: CheckSheetProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  // What was mended, here or on another phone, is no longer among the findings.
  const finding = findings.find((one) => opened && keyOf(one) === keyOf(opened.finding));
  return (
    <section aria-labelledby="check" className="rounded-card border border-line bg-card p-3.5">
      <h3 id="check">Check the sheet</h3>
      {findings.length === 0 ? (
        <p className="mt-1 flex items-start gap-2 text-sm text-soft">
          <Check className="mt-0.5 size-4 shrink-0 text-win" aria-hidden />
          Nothing is missing: each play has its player, and the plays make the score.
        </p>
      ) : (
        sides.map((side) => (
          <SideFindings
            key={side}
            console={console}
            team={console.teamNames[side]}
            findings={findings.filter((one) => one.side === side)}
            onOpen={setOpened}
          />
        ))
      )}
      {opened && finding && (
        <MendDialog console={console} step={opened.step} finding={finding} onClose={() => setOpened(null)} />
      )}
    </section>
  );
}

interface SideFindingsProps extends CheckSheetProps {
  team: string;
  onOpen: (opened: Opened) => void;
}

function SideFindings({ console, team, findings, onOpen }: SideFindingsProps) {
  if (findings.length === 0) return null;
  return (
    <section aria-label={team} className="mt-2">
      <p className="truncate text-sm text-soft">{team}</p>
      <ul className="grid grid-cols-1">
        {findings.map((finding) => (
          <li
            key={keyOf(finding)}
            className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 border-line border-t py-1.5 first:border-t-0"
          >
            <p className="min-w-0 flex-1 basis-32 text-sm leading-tight wrap-anywhere">
              {describeFinding(console, finding)}
            </p>
            <Mend console={console} finding={finding} onOpen={(step) => onOpen({ step, finding })} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const keyOf = (finding: Finding): string =>
  [
    finding.kind,
    finding.side,
    'playerId' in finding && finding.playerId,
    finding.kind === 'clash' && finding.shirt,
  ].join();

function describeFinding({ getName }: ConsoleState, finding: Finding): string {
  const name = 'playerId' in finding ? (getName(finding.playerId) ?? 'A player') : '';
  switch (finding.kind) {
    case 'unnamed':
      return `${finding.plays.length === 1 ? '1 play' : `${finding.plays.length} plays`} without a player`;
    case 'unexplained':
      return finding.points > 0
        ? `The score has ${finding.points} more than the plays`
        : `The score has ${-finding.points} less than the plays`;
    case 'notOnSheet':
      return `${name} has plays, and is not on the team sheet`;
    case 'walkOn':
      return `${name} is on no roster: who was it?`;
    case 'clash':
      return `${finding.count} players wear ${finding.shirt}`;
    case 'fouls':
      return `${name} has ${finding.count} fouls, and the limit is ${finding.limit}`;
  }
}

interface MendProps {
  console: ConsoleState;
  finding: Finding;
  onOpen: (step: Step) => void;
}

/** The presses that mend a finding. */
function Mend({ console, finding, onOpen }: MendProps): ReactNode {
  const { side } = finding;
  switch (finding.kind) {
    case 'unnamed':
      return (
        <MendButton onPress={() => onOpen('name')}>{finding.plays.length === 1 ? 'Name' : 'Name them'}</MendButton>
      );
    case 'unexplained':
      return (
        <span className="flex gap-1.5">
          {finding.points > 0 && console.definition.periods.score === 'sum' && (
            <MendButton onPress={() => onOpen('add')}>Add a play</MendButton>
          )}
          <MendButton onPress={() => onOpen('takeOff')}>
            {finding.points > 0 ? 'Take off' : 'Add to the score'}
          </MendButton>
        </span>
      );
    case 'notOnSheet':
      return (
        <MendButton
          onPress={() => console.scoring.press({ kind: 'sheet', side, playerId: finding.playerId, isHere: true })}
        >
          Was here
        </MendButton>
      );
    case 'walkOn':
      return <Settle gameId={console.game.id} />;
    case 'clash':
      return (
        <MendButton
          onPress={() => {
            console.choose(side);
            console.open('sheet');
          }}
        >
          Change numbers
        </MendButton>
      );
    case 'fouls':
      return <MendButton onPress={() => onOpen('fouls')}>See the fouls</MendButton>;
  }
}

/** An officer says on the game's page who a walk-on was. Scorers with a link have no pages to go to. */
function Settle({ gameId }: { gameId: number }) {
  const isByLink = use(LinkScoringContext) !== null;
  return (
    !isByLink && (
      <ButtonLink to={`/games/${gameId}`} small>
        Settle
      </ButtonLink>
    )
  );
}

const MendButton = ({ onPress, children }: { onPress: () => void; children: ReactNode }) => (
  <Button small onClick={onPress}>
    {children}
  </Button>
);

interface MendDialogProps {
  console: ConsoleState;
  step: Step;
  finding: Finding;
  onClose: () => void;
}

function MendDialog({ console, step, finding, onClose }: MendDialogProps) {
  const { game, definition, scoring, getPlayers } = console;
  if (step === 'name' && finding.kind === 'unnamed')
    return <NamePlays console={console} side={finding.side} plays={finding.plays} onClose={onClose} />;
  if (step === 'add' && finding.kind === 'unexplained') {
    const players = [...getPlayers('home'), ...getPlayers('away')];
    const names = new Map(players.map(({ id, displayName }) => [id, displayName]));
    return (
      <AddPlay
        game={game}
        definition={definition}
        scoring={scoring}
        names={names}
        after={undefined}
        explains={finding}
        onClose={onClose}
      />
    );
  }
  if (step === 'takeOff' && finding.kind === 'unexplained') return <TakeOff {...{ console, finding, onClose }} />;
  return <FoulsOf console={console} finding={finding} onClose={onClose} />;
}

/** Makes the score of a side what its plays make. */
function TakeOff({ console, finding: { side }, onClose }: Omit<MendDialogProps, 'step'>) {
  const { definition, scoring } = console;
  const { shown } = scoring.state;
  const undos = listCorrections(shown, side).map((of) => ({ kind: 'undo' as const, of }));
  const at = nextInstant(shown, new Date(0));
  const after = liveState(definition, [...shown, ...undos.map((undo) => ({ ...undo, id: `undo-${undo.of}`, at }))]);
  return (
    <ConfirmDialog
      title={`Make the score ${scoreText(toScores(after))}?`}
      description="It is then what the plays make. The result changes for everyone."
      confirmLabel="Change the score"
      busyLabel="Changing..."
      onConfirm={async () => scoring.press(...undos)}
      onClose={onClose}
    />
  );
}

function FoulsOf({ console, finding, onClose }: Omit<MendDialogProps, 'step'>) {
  const { game, definition, scoring, getName, undo } = console;
  const playerId = finding.kind === 'fouls' ? finding.playerId : null;
  const fouls = scoring.moments.filter(
    ({ event }) =>
      event.kind === 'tap' && event.playerId === playerId && (definition.fouls?.taps.includes(event.tap) ?? false),
  );
  return (
    <Dialog title={`Fouls of ${getName(playerId) ?? 'a player'}`} onClose={onClose}>
      <Timeline game={game} moments={fouls} onUndo={({ id }) => undo(id)} />
    </Dialog>
  );
}
