import { nameKey } from '#shared/name-key.ts';

export interface PastedPlayer {
  name: string;
  jerseyNumber: number | null;
  position: string | null;
}

export interface PastedLine {
  line: string;
  player: PastedPlayer;
  /** Why it is left out; null: it can be added. */
  fault: string | null;
}

const [longestName, longestPosition, highestNumber] = [60, 40, 99];

/** A roster as people have it in a message or a spreadsheet: a player a line, with a number before or behind the name. */
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
      const fault = faultOf(player) ?? (inTeam.has(key) ? 'Already in this team' : null);
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

/** '7 Karabo', '#7. Karabo', 'Karabo (7)' */
function nameAndNumber(said: string): Omit<PastedPlayer, 'position'> {
  const [, before, after] = /^#?(\d+)\s*[.):-]*\s*(.*)$/.exec(said) ?? [];
  if (before !== undefined) return { name: (after ?? '').trim(), jerseyNumber: Number(before) };
  const [, name, behind] = /^(.*\S)\s+[#(]*(\d+)\)?$/.exec(said) ?? [];
  return name === undefined ? { name: said, jerseyNumber: null } : { name, jerseyNumber: Number(behind) };
}

function faultOf({ name, jerseyNumber, position }: PastedPlayer): string | null {
  if (name === '') return 'No name';
  if (name.length > longestName) return `The name must have at most ${longestName} characters`;
  if ((position ?? '').length > longestPosition) return `The position must have at most ${longestPosition} characters`;
  return (jerseyNumber ?? 0) > highestNumber ? `A jersey number is at most ${highestNumber}` : null;
}
