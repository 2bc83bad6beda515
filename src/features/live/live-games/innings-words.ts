import { oversText } from '#features/competition/games/innings-rules.ts';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import type { GameEvent } from './contract.ts';
import type { Dismissed, Innings, InningsGame } from './innings-rules.ts';

type GetName = (id: number | null) => string | undefined;

/** The names that the events of a game give to players. */
export function namesIn(events: readonly GameEvent[]): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  const add = (id: number | null | undefined, name: string | undefined) => {
    if (id != null && name !== undefined) names.set(id, name);
  };
  for (const event of events) {
    if ('playerId' in event && 'playerName' in event) add(event.playerId, event.playerName);
    if (event.kind !== 'tap' && event.kind !== 'edit') continue;
    add(event.otherPlayerId, event.otherPlayerName);
    add(event.fielderId, event.fielderName);
  }
  return names;
}

/** `c Mokoena b Dube`; `c & b Dube` where both are one player. */
export function dismissalText({ text, bowler, fielder }: Dismissed, getName: GetName): string {
  const own = bowler !== null && bowler === fielder ? text.replace('c {fielder} b {bowler}', 'c & b {bowler}') : text;
  const [bowlerName, fielderName] = [getName(bowler), getName(fielder)];
  return own
    .replace('{bowler}', () => bowlerName ?? '?')
    .replace(' ({fielder})', () => (fielderName === undefined ? '' : ` (${fielderName})`))
    .replace('{fielder} ', () => (fielderName === undefined ? '' : `${fielderName} `));
}

/** `7 (WD 4, LB 3)` */
export function extrasText({ statistics }: SportDefinition, { extras }: Pick<Innings, 'extras'>): string {
  const counted = statistics.filter(({ key }) => (extras[key] ?? 0) > 0);
  const sum = counted.reduce((all, { key }) => all + (extras[key] ?? 0), 0);
  const parts = counted.map(({ key, abbreviation }) => `${abbreviation} ${extras[key]}`);
  return parts.length === 0 ? '0' : `${sum} (${parts.join(', ')})`;
}

/** `1–7 (Lewis, 2.1), 2–20 (Sharma, 3.5)` */
export const fallsText = ({ falls }: Pick<Innings, 'falls'>, getName: GetName): string =>
  falls
    .map(({ wickets, runs, playerId, balls }) => {
      const who = [getName(playerId), oversText(balls)].filter(Boolean).join(', ');
      return `${wickets}–${runs} (${who})`;
    })
    .join(', ');

/** `12.3`: which ball of which over each play was, by its id. */
export function namedBalls(game: InningsGame): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { overs } of game.innings) {
    for (const [over, { balls }] of overs.entries()) {
      let legal = 0;
      for (const ball of balls) {
        legal += Number(ball.isLegal);
        // A wide before the first ball is part of it.
        names.set(ball.id, `${over}.${Math.max(1, ball.isLegal ? legal : legal + 1)}`);
      }
    }
  }
  return names;
}
