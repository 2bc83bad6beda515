/** `2024-2025`, `2024-25` and `2024/25` are one season; other names are kept. */
export function seasonName(typed: string): string {
  const years = /^(\d{4})\s*[-/–]\s*(?:\d{2})?(\d{2})$/.exec(typed);
  return years ? `${years[1]}/${years[2]}` : typed;
}
