const [second, minute] = [1_000, 60_000];
/** A period that began longer ago is no longer being played. */
const longest = 100 * minute;

/** The time since a period began. It counts real time, like a watch. */
export function clockText(since: string, now: number): string {
  const past = Math.max(0, now - Date.parse(since));
  if (past >= longest) return '';
  return `${Math.floor(past / minute)}:${String(Math.floor((past % minute) / second)).padStart(2, '0')}`;
}
