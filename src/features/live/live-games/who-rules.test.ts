import { describe, expect, it } from 'vitest';
import { getDefinition } from '#features/teams/sports/rules.ts';
import type { PressedEvent } from './contract.ts';
import { liveState } from './rules.ts';
import { answerWho, findAsked, isOneTouch, oneTouchMs, type Touch } from './who-rules.ts';

describe('two touches', () => {
  const touch = (tap: string, at: number, side: Touch['side'] = 'home'): Touch => ({ tap, side, at });
  it.each([
    ['at once', touch('two', 1000), true],
    ['just within the time', touch('two', 1000 + oneTouchMs), true],
    ['just after it', touch('two', 1001 + oneTouchMs), false],
    ['of another key', touch('three', 1010), false],
    ['for the other side', touch('two', 1010, 'away'), false],
  ])('%s', (_when, next, isOne) => expect(isOneTouch(touch('two', 1000), next)).toBe(isOne));
  it('are not one without a first', () => expect(isOneTouch(null, touch('two', 0))).toBe(false));
});

describe('a play that waits for its player', () => {
  const at = (second: number) => new Date(Date.UTC(2026, 10, 28, 18, 0, second)).toISOString();
  const tapped = { kind: 'tap', side: 'home', period: 1 } as const;
  const basket: PressedEvent = { ...tapped, id: 'basket-1', at: at(1), tap: 'two', playerId: null };
  const asked = (events: PressedEvent[], id: string | null = basket.id, sport = 'basketball') => {
    const definition = getDefinition(sport);
    return findAsked(definition, liveState(definition, events).shown, id)?.id ?? null;
  };

  it('is one without a player', () => expect(asked([basket])).toBe(basket.id));
  it('is none when nothing is asked', () => expect(asked([basket], null)).toBe(null));
  it('is none when it is not known', () => expect(asked([basket], 'basket-9')).toBe(null));
  it('is none once a player has it, whoever said so', () => {
    const edit: PressedEvent = { ...basket, kind: 'edit', id: 'edit-001', at: at(2), of: basket.id, playerId: 7 };
    expect(asked([basket, edit])).toBe(null);
    const undone: PressedEvent = { kind: 'undo', id: 'undo-001', at: at(3), of: edit.id };
    expect(asked([basket, edit, undone])).toBe(basket.id);
  });
  it('is none once it was undone', () =>
    expect(asked([basket, { kind: 'undo', id: 'undo-001', at: at(2), of: basket.id }])).toBe(null));
  it('is none that counts for the team alone, but an own goal', () => {
    const corner: PressedEvent = { ...basket, tap: 'corner' };
    expect(asked([corner], corner.id, 'soccer')).toBe(null);
    const goal: PressedEvent = { ...basket, tap: 'own-goal' };
    expect(asked([goal], goal.id, 'soccer')).toBe(goal.id);
  });
});

it('gives a play its player, and keeps the others who are named in it', () => {
  const ball = { id: 'ball-001', at: '2026-11-28T18:00:00.000Z', kind: 'tap', side: 'home', period: 1 } as const;
  const named = { ...ball, tap: 'one', playerId: null, otherPlayerId: 9, otherPlayerName: 'Bowler 9' };
  expect(answerWho(named, 7)).toEqual({
    kind: 'edit',
    of: 'ball-001',
    side: 'home',
    period: 1,
    tap: 'one',
    playerId: 7,
    otherPlayerId: 9,
  });
});
