const stepPercent = 10;
/** Full only when the server has answered. */
const mostBeforeAnswer = 90;

export function shownProgress(sentBytes: number, totalBytes: number): number {
  if (totalBytes <= 0) return 0;
  const percent = Math.floor(((sentBytes / totalBytes) * 100) / stepPercent) * stepPercent;
  return Math.min(Math.max(percent, 0), mostBeforeAnswer);
}
