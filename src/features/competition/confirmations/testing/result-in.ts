import type { ConfirmationStatus, HistoryEntry, Statement } from '../contract.ts';

interface DescribedResult {
  status: ConfirmationStatus;
  score: [number, number] | null;
  home: Statement;
  away: Statement;
  corrected: { at: string; after: 'confirmed' | 'agreed' } | null;
}

/** Derives the result from the end of a history, independently of how `rules.ts` does it. */
export function resultIn(history: readonly HistoryEntry[]): DescribedResult {
  const from = history.findLastIndex(({ kind }) => kind === 'asked' || kind === 'corrected');
  const question = history[from];
  const since = history.slice(from + 1);
  const last = (side: 'home' | 'away'): Statement => {
    const kind = since.findLast((entry) => entry.side === side)?.kind;
    return kind === 'confirmed' || kind === 'disputed' || kind === 'silent' ? kind : 'open';
  };
  const correction = history.findLast(({ after }) => after !== null);
  const [home, away] = [last('home'), last('away')];
  return {
    status: question ? statusIn(since, new Set([home, away])) : 'none',
    score: question ? [question.homeScore, question.awayScore] : null,
    ...{ home, away },
    corrected: correction?.after ? { at: correction.at, after: correction.after } : null,
  };
}

function statusIn(since: readonly HistoryEntry[], statements: ReadonlySet<Statement>): ConfirmationStatus {
  if (since.some(({ kind }) => kind === 'ended')) return 'none';
  if (since.some(({ kind }) => kind === 'upheld' || kind === 'overturned')) return 'decided';
  if (statements.has('disputed')) return 'disputed';
  if (statements.has('open')) return 'awaiting';
  return statements.has('silent') ? 'agreed' : 'confirmed';
}
