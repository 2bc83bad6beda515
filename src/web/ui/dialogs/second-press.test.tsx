import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ignoreSecondPress } from './second-press.ts';

const spot = { x: 300, y: 700 };
let pressed: string[] = [];

const note = (event: MouseEvent) => pressed.push(`${event.clientX},${event.clientY}`);

beforeEach(() => {
  vi.useFakeTimers();
  pressed = [];
  document.body.addEventListener('click', note);
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  document.body.removeEventListener('click', note);
});

function press(x: number, y: number, detail = 1): void {
  document.body.dispatchEvent(
    new MouseEvent('click', { clientX: x, clientY: y, detail, bubbles: true, cancelable: true }),
  );
}

test('ignores a second press where the button was, for a moment', () => {
  ignoreSecondPress(spot);
  press(310, 690);
  press(300, 700);
  expect(pressed).toEqual([]);
  vi.advanceTimersByTime(400);
  press(300, 700);
  expect(pressed).toEqual(['300,700']);
});

test('ignores it for less long on keys that are pressed fast', () => {
  ignoreSecondPress(spot);
  document.body.dataset.fastKeys = '';
  vi.advanceTimersByTime(249);
  press(300, 700);
  expect(pressed).toEqual([]);
  vi.advanceTimersByTime(1);
  press(300, 700);
  expect(pressed).toEqual(['300,700']);
  delete document.body.dataset.fastKeys;
});

test('does not ignore a key', () => {
  ignoreSecondPress(spot);
  press(300, 700, 0);
  expect(pressed).toEqual(['300,700']);
});

test('does not ignore a press there after one elsewhere', () => {
  ignoreSecondPress(spot);
  press(40, 200);
  press(300, 700);
  expect(pressed).toEqual(['40,200', '300,700']);
});
