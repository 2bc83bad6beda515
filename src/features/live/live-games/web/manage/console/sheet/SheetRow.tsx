import { ClipboardList } from 'lucide-react';
import { dayText } from '#shared/notation.ts';
import { device } from '#web/zone.ts';
import { findClashes } from '../../../../sheet-rules.ts';
import { keyLook } from '../PlayerKey.tsx';
import type { SideSheet } from './use-sheets.ts';

/** Who of the chosen side is here, and where that comes from. Opens the sheet. */
export function SheetRow({ sheet, onOpen }: { sheet: SideSheet; onOpen: () => void }) {
  const { squad } = sheet;
  const here = squad.filter(({ isAbsent }) => !isAbsent).length;
  const clashes = describeClashes(sheet);
  return (
    <button
      type="button"
      onClick={onOpen}
      className={`mb-2 flex min-h-14 w-full items-center gap-3 px-3.5 py-1.5 ${keyLook}`}
    >
      <ClipboardList className="size-5 shrink-0 text-soft" aria-hidden />
      <span className="min-w-0 flex-1 text-left leading-tight">
        <span className="block font-bold text-sm">Team sheet</span>
        <span className={`line-clamp-2 text-sm ${clashes ? 'text-gold' : 'text-soft'}`}>
          {clashes ?? describeSource(sheet)}
        </span>
      </span>
      <span className="shrink-0 text-sm text-soft">
        <span className="score text-ink text-xl">{here}</span> of {squad.length} here
      </span>
    </button>
  );
}

/** `2 players wear 7` */
function describeClashes({ squad }: SideSheet): string | null {
  const clashing = findClashes(squad);
  const first = squad.find(({ id }) => clashing.has(id));
  if (!first) return null;
  return `${(clashing.get(first.id)?.length ?? 0) + 1} players wear ${first.jerseyNumber}`;
}

/** Where the sheet comes from. */
export function describeSource({ isSet, suggested, squad }: SideSheet): string {
  if (squad.length === 0) return 'No players listed yet';
  if (isSet) return 'Set for this game';
  if (suggested?.from === 'answers') return 'From answers';
  if (suggested?.from !== 'lastTime' || suggested.at === null) return 'Everybody on the roster';
  return `As last time, ${dayText(device.wall(suggested.at), device.wall(new Date()))}`;
}
