import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleGame } from '#features/competition/games/web/testing/sample-game.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import type { PressedEvent, Side } from '../../../contract.ts';
import { liveState } from '../../../rules.ts';
import { GameFlow } from './GameFlow.tsx';

afterEach(cleanup);

const onPress = vi.fn();
const onShootout = vi.fn();

/** Opens the dialog of a game that stands after these events, and presses End the game. */
async function end(sport: string, events: PressedEvent[], category: 'league' | 'playoff' = 'league') {
  onPress.mockReset();
  const definition = getDefinition(sport);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <GameFlow
        game={sampleGame({ status: 'live', category, homeTeam, awayTeam })}
        definition={definition}
        state={liveState(definition, events)}
        onPress={onPress}
        onShootout={onShootout}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'End the game' }));
}

const homeTeam = { id: 1, name: 'Princeton PV', logo: '/crest.webp' };
const awayTeam = { id: 2, name: 'Knox House Hawks', logo: '/crest.webp' };
let second = 0;
const pressed = () => {
  second += 1;
  return { id: `event-${second}`, at: new Date(Date.UTC(2026, 4, 24, 16, 0, second)).toISOString() };
};
const start = (): PressedEvent => ({ ...pressed(), kind: 'start' });
const nextPeriod = (period: number): PressedEvent => ({ ...pressed(), kind: 'period', period });
const tap = (side: Side, key: string, period = 1): PressedEvent => ({
  ...pressed(),
  kind: 'tap',
  side,
  tap: key,
  period,
});

const goals = (of: string) => [...of].map((side) => tap(side === 'h' ? 'home' : 'away', 'goal'));
const kicks = (of: string) => [...of].map((side) => tap(side === 'h' ? 'home' : 'away', 'shoot-out-goal'));

test('says the score that is stored, also where the period being played decides it', async () => {
  const map = (side: Side, period: number) => tap(side, 'round', period);
  const maps = [start(), map('home', 1), nextPeriod(2), map('away', 2), nextPeriod(3), map('home', 3)];
  await end('esports', maps);
  expect(screen.getByRole('dialog', { name: 'End the game?' }).textContent).toContain('2–1');
});

test('says the shoot-out too', async () => {
  await end('soccer', [start(), ...goals('ha'), ...kicks('hha')], 'playoff');
  expect(screen.getByRole('dialog', { name: 'End the game?' }).textContent).toContain('1–1 (2–1 pens)');
});

test('asks how a cup tie was decided that is level, and lets it end level', async () => {
  await end('soccer', [start(), ...goals('ha'), ...kicks('ha')], 'playoff');
  expect(screen.getByRole('dialog', { name: 'How was it decided?' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'It ended level' }));
  expect(onPress.mock.lastCall).toEqual([{ kind: 'end' }]);
});

test('offers extra time, or a shoot-out', async () => {
  await end('soccer', [start(), nextPeriod(2), ...goals('ha')], 'playoff');
  await userEvent.click(screen.getByRole('button', { name: 'Start extra time' }));
  expect(onPress.mock.lastCall).toEqual([{ kind: 'period', period: 3 }]);
  cleanup();

  await end('soccer', [start(), nextPeriod(2), ...goals('ha')], 'playoff');
  await userEvent.click(screen.getByRole('button', { name: 'Shoot-out' }));
  expect(onShootout).toHaveBeenCalledOnce();
});

test.each([
  ['a league game', 'league', 'ha'],
  ['a decided cup tie', 'playoff', 'h'],
] as const)('does not ask about %s', async (_what, category, scored) => {
  await end('soccer', [start(), ...goals(scored)], category);
  expect(screen.getByRole('dialog', { name: 'End the game?' })).toBeDefined();
});
