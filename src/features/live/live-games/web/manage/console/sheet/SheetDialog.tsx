import { Printer } from 'lucide-react';
import { use, useState } from 'react';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Segmented } from '#web/ui/fields/Segmented.tsx';
import type { Side } from '../../../../contract.ts';
import { findClashes } from '../../../../sheet-rules.ts';
import { LinkScoringContext } from '../../../link-scoring.ts';
import type { ConsoleState } from '../use-console.ts';
import { SheetEntry, type SheetFacts } from './SheetEntry.tsx';
import { describeSource } from './SheetRow.tsx';
import { asSheet, switchHere } from './use-sheets.ts';

const sides: readonly Side[] = ['home', 'away'];

/** Who of a side is here, with which number, and who is captain. What is pressed counts at once. */
export function SheetDialog({ console }: { console: ConsoleState }) {
  const { game, scoring, teamNames, teamSheets, close } = console;
  // Scorers with a link have no pages to go to.
  const isByLink = use(LinkScoringContext) !== null;
  const [side, setSide] = useState<Side>(console.side);
  const sheet = teamSheets[side];
  const clashes = findClashes(sheet.squad);
  const write = (playerId: number, { isHere, ...facts }: SheetFacts) =>
    isHere === undefined
      ? scoring.press({ kind: 'sheet', side, playerId, ...facts })
      : scoring.press(...switchHere(sheet, side, playerId, isHere));
  const finish = () => {
    scoring.press(...sides.flatMap((of) => asSheet(teamSheets[of], of)));
    close();
  };
  return (
    <Dialog
      title="Team sheet"
      onClose={close}
      footer={
        <>
          {!isByLink && (
            <ButtonLink to={`/games/${game.id}/sheet`} className="mr-auto">
              <Printer className="size-4" aria-hidden /> Print
            </ButtonLink>
          )}
          <Button variant="primary" onClick={finish}>
            Done
          </Button>
        </>
      }
    >
      <div className="grid gap-2.5">
        <Segmented
          label="Team"
          choices={sides.map((value) => ({
            value,
            name: teamNames[value],
            label: <span className="line-clamp-1 break-all">{teamNames[value]}</span>,
          }))}
          value={side}
          onChoose={setSide}
        />
        <p className="text-sm text-soft" aria-live="polite">
          {sheet.squad.filter(({ isAbsent }) => !isAbsent).length} of {sheet.squad.length} here ·{' '}
          {describeSource(sheet)}
        </p>
        <ul key={side} aria-label={teamNames[side]} className="grid grid-cols-1">
          {sheet.squad.map((player) => (
            <SheetEntry
              key={player.id}
              player={player}
              clashing={clashes.get(player.id) ?? []}
              onWrite={(facts) => write(player.id, facts)}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
