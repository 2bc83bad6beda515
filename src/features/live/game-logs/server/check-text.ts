import { badField, Failure, parsePart, toSentence } from '#server/failure.ts';
import { fixtureText, scorePair } from '#shared/notation.ts';
import { findFaults } from './check-rules.ts';
import { GameLog } from './game-log.ts';

export interface CheckedText {
  /** One sentence each. */
  faults: string[];
  /** What it holds, if it has no fault. */
  summary: string;
}

/** Checks the text of a file: its shape first, then whether its events come to what it states. */
export function checkLogText(text: string): CheckedText {
  try {
    const log = parseLog(text);
    const faults = findFaults(log);
    return { faults, summary: faults.length > 0 ? '' : summarize(log) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const issues = error.extra.issues ?? [];
    return {
      faults: issues.map(({ path, message }) => toSentence({ path: path || 'The file', message })),
      summary: '',
    };
  }
}

/** Throws a `Failure` with what is wrong with its shape. */
export const parseLog = (text: string): GameLog => parsePart(GameLog, parseJson(text));

function summarize({ game, sport, events, outcome }: GameLog): string {
  const { score, boxScore } = outcome;
  const fixture = `${sport.name}, ${fixtureText(game.home.name, game.away.name)} ${scorePair(score.home, score.away)}`;
  const lines = `${boxScore.lines.length} lines of the box score`;
  return `${fixture}: ${events.length} events give this score, its ${outcome.periods.length} periods and ${lines}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badField('file', 'This file is not JSON');
  }
}
