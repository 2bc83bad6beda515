import type { QuestionKind } from './contract.ts';
import type { StoredDraw } from './draw-rules.ts';

/** What was decided, as it is stored, with one team in place of another that is merged into it. */
export function withTeamMoved(kind: QuestionKind, answer: string, from: number, to: number): string {
  if (kind === 'draw') return JSON.stringify(movedDraw(JSON.parse(answer), from, to));
  if (kind === 'changed') {
    const kept: string[] = JSON.parse(answer);
    return JSON.stringify(
      kept.map((key) => (key.endsWith(` ${from}`) ? `${key.slice(0, -`${from}`.length)}${to}` : key)),
    );
  }
  const order: number[] = JSON.parse(answer);
  return JSON.stringify(order.map((id) => (id === from ? to : id)));
}

function movedDraw({ rounds, pairings }: StoredDraw, from: number, to: number): StoredDraw {
  const moved = (team: string) => (team === `${from}` ? `${to}` : team);
  const movedId = (id: number) => (id === from ? to : id);
  return {
    rounds: rounds.map((round) =>
      round.map((result) => ({
        ...result,
        home: moved(result.home),
        away: moved(result.away),
        winner: result.winner === null ? null : moved(result.winner),
      })),
    ),
    pairings: pairings.map(({ home, away }) => ({ home: movedId(home), away: movedId(away) })),
  };
}
