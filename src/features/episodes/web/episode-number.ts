/** The episode that the address names: `?episode=2`; null for the latest. */
export function episodeNumberIn(params: URLSearchParams): number | null {
  const asked = params.get('episode') ?? '';
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : null;
}
