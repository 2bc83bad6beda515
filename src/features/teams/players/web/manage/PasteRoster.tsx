import { useQueryClient } from '@tanstack/react-query';
import { ClipboardPaste } from 'lucide-react';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import type { Team } from '#features/teams/teams/contract.ts';
import { nameKey } from '#shared/names.ts';
import { getMessage } from '#web/api/api.ts';
import { apiClient, useWrite } from '#web/api/requests.ts';
import { DiscardQuestion, useDiscarding } from '#web/forms/discarding.tsx';
import { FormField } from '#web/forms/FormField.tsx';
import { Refusal } from '#web/forms/Refusal.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { TextArea } from '#web/ui/fields/Field.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { endpoints } from '../../contract.ts';

export interface PastedPlayer {
  name: string;
  jerseyNumber: number | null;
  position: string | null;
}

export interface PastedLine {
  line: string;
  player: PastedPlayer;
  /** Why the line is left out; null if the player can be added. */
  fault: string | null;
}

const [maxNameLength, maxPositionLength, highestNumber] = [60, 40, 99];

/** Parses a roster from a message or a spreadsheet: one player per line, with a number before or after the name. */
export function readRoster(text: string, namesInTeam: readonly string[]): PastedLine[] {
  const inTeam = new Set(namesInTeam.map(nameKey));
  const inList = new Set<string>();
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !isHeading(line))
    .map((line) => {
      const player = readLine(line);
      const key = nameKey(player.name);
      const fault = findFault(player) ?? (inTeam.has(key) ? 'Already in this team' : null);
      if (fault === null && inList.has(key)) return { line, player, fault: 'Listed twice' };
      inList.add(key);
      return { line, player, fault };
    });
}

const isHeading = (line: string) => /^(no\.?|nr\.?|#|number|jersey|name|player)\s*[\t,;]/i.test(line);

function readLine(line: string): PastedPlayer {
  const cells = line.split(/[\t;,]/).map((cell) => cell.trim());
  if (cells.length === 1) return { ...nameAndNumber(line), position: null };
  const number = cells.find((cell) => /^#?\d+$/.test(cell));
  const [name = '', position = ''] = cells.filter((cell) => cell !== '' && cell !== number);
  if (number === undefined) return { ...nameAndNumber(name), position: position || null };
  return { name, jerseyNumber: Number(number.replace('#', '')), position: position || null };
}

/** Accepts '7 Karabo', '#7. Karabo' and 'Karabo (7)'. */
function nameAndNumber(text: string): Omit<PastedPlayer, 'position'> {
  const [, before, after] = /^#?(\d+)\s*[.):-]*\s*(.*)$/.exec(text) ?? [];
  if (before !== undefined) return { name: (after ?? '').trim(), jerseyNumber: Number(before) };
  const [, name, digits] = /^(.*\S)\s+[#(]*(\d+)\)?$/.exec(text) ?? [];
  return name === undefined ? { name: text, jerseyNumber: null } : { name, jerseyNumber: Number(digits) };
}

function findFault({ name, jerseyNumber, position }: PastedPlayer): string | null {
  if (name === '') return 'No name';
  if (name.length > maxNameLength) return `The name must have at most ${maxNameLength} characters`;
  if ((position ?? '').length > maxPositionLength)
    return `The position must have at most ${maxPositionLength} characters`;
  return (jerseyNumber ?? 0) > highestNumber ? `A jersey number is at most ${highestNumber}` : null;
}

const api = apiClient<typeof endpoints>();
/** The most players in one call. */
const maxConcurrent = 100;

/** Adds a whole roster at once, pasted from a message or a spreadsheet. */
export function PasteRoster({ team }: { team: Team }) {
  const client = useQueryClient();
  const [names, setNames] = useState<readonly string[] | null>(null);
  const open = async () => {
    const roster = api.read('GET /api/teams/:id/players', { params: { id: team.id }, query: { limit: 500 } });
    const players = await client.fetchQuery(roster).catch(() => []);
    setNames(players.map(({ name }) => name));
  };
  return (
    <>
      <Button small onClick={open}>
        <ClipboardPaste className="size-4" aria-hidden /> Paste a list
      </Button>
      {names && <PasteDialog team={team} names={names} onClose={() => setNames(null)} />}
    </>
  );
}

const RosterForm = z.object({ text: z.string() });

interface PasteDialogProps {
  team: Team;
  names: readonly string[];
  onClose: () => void;
}

function PasteDialog({ team, names, onClose }: PasteDialogProps) {
  const formId = useId();
  const adding = useWrite({
    send: (players: PastedPlayer[]) =>
      api.send('POST /api/teams/:id/players', { params: { id: team.id }, body: { players } }),
  });
  const form = useContractForm({
    contract: RosterForm,
    defaultValues: { text: '' },
    onFailed: (error) => toast({ title: 'The players were not added', description: getMessage(error), tone: 'bad' }),
  });
  const text = form.watch('text');
  const lines = readRoster(text, names);
  const players = lines.filter(({ fault }) => fault === null).map(({ player }) => player);
  const isTooLong = players.length > maxConcurrent;
  const discarding = useDiscarding(text.trim() !== '' && !form.isSending && !adding.isSuccess, onClose);
  const add = form.submitTo(async () => {
    const { added } = await adding.mutateAsync(players);
    toast({ title: added === 1 ? '1 player added' : `${added} players added`, tone: 'good' });
    onClose();
  });
  return (
    <Dialog
      title="Paste a list"
      description={team.name}
      onClose={discarding.close}
      busy={form.isSending}
      footer={
        discarding.isAsked ? (
          <DiscardQuestion {...discarding} />
        ) : (
          <>
            <Refusal of={form} />
            <Button onClick={discarding.close} disabled={form.isSending}>
              Cancel
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              disabled={players.length === 0 || isTooLong}
              busy={form.isSending}
              busyLabel="Adding..."
            >
              {players.length === 1 ? 'Add 1 player' : `Add ${players.length} players`}
            </Button>
          </>
        )
      }
    >
      <form id={formId} className="grid gap-4 pt-1" onSubmit={add}>
        <FormField
          form={form}
          name="text"
          label="Players"
          hint="One per line: 7 Karabo Dube, or Karabo Dube, 7, Guard. You can paste cells from a spreadsheet."
          error={isTooLong ? `At most ${maxConcurrent} at once.` : undefined}
        >
          {(ties) => <TextArea {...ties} rows={6} readOnly={form.isSending} />}
        </FormField>
        {lines.length > 0 && (
          <ol aria-label="What will be added" className="grid gap-1 text-sm">
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: only its place identifies a line
              <PreviewLine key={index} line={line} />
            ))}
          </ol>
        )}
      </form>
    </Dialog>
  );
}

function PreviewLine({ line: { line, player, fault } }: { line: PastedLine }) {
  return (
    <li className="flex min-h-9 items-center gap-3 border-line border-b last:border-b-0 wrap-anywhere">
      <span className="score min-w-8 shrink-0 text-center text-lg text-soft">{player.jerseyNumber ?? '–'}</span>
      <span className={`min-w-0 flex-1 ${fault ? 'text-soft line-through' : 'font-semibold'}`}>
        {player.name || line}
      </span>
      <span className={fault ? 'font-semibold text-live-text' : 'text-soft'}>{fault ?? player.position}</span>
    </li>
  );
}
