import { describe, expect, it } from 'vitest';
import { indexAfterKey, swipeMeaning } from './PhotoStage.tsx';

describe('keys', () => {
  it('move to the neighbours and to both ends', () => {
    expect(indexAfterKey('ArrowRight', 1, 4)).toBe(2);
    expect(indexAfterKey('ArrowLeft', 1, 4)).toBe(0);
    expect(indexAfterKey('End', 1, 4)).toBe(3);
    expect(indexAfterKey('Home', 1, 4)).toBe(0);
  });

  it('do nothing beyond the ends, and other keys do nothing at all', () => {
    expect(indexAfterKey('ArrowLeft', 0, 4)).toBe(null);
    expect(indexAfterKey('ArrowRight', 3, 4)).toBe(null);
    for (const key of ['Enter', 'Tab', 'Escape', 'toString']) expect(indexAfterKey(key, 1, 4)).toBe(null);
  });
});

describe('a swipe', () => {
  it('goes forward to the left, back to the right, and closes downwards', () => {
    expect(swipeMeaning(-80, 10, 400)).toBe('next');
    expect(swipeMeaning(80, 10, 400)).toBe('previous');
    expect(swipeMeaning(10, 90, 400)).toBe('close');
    expect(swipeMeaning(10, -90, 400)).toBe(null);
  });

  it('counts when it is short but quick, but not when it is a tremble', () => {
    expect(swipeMeaning(-30, 2, 40)).toBe('next');
    expect(swipeMeaning(-30, 2, 500)).toBe(null);
    expect(swipeMeaning(-6, 1, 5)).toBe(null);
    expect(swipeMeaning(0, 0, 0)).toBe(null);
  });
});
