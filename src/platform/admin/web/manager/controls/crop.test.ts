import { describe, expect, test } from 'vitest';
import { computeCut, dragged, unframed } from './PictureCrop.tsx';

const wide = { width: 400, height: 200 };

describe('the crop', () => {
  test.each([
    ['a square out of the middle', 1, unframed, { left: 100, top: 0, width: 200, height: 200 }],
    ['a banner across the middle', 4, unframed, { left: 0, top: 50, width: 400, height: 100 }],
    ['all of it where the shape is its own', 2, unframed, { left: 0, top: 0, width: 400, height: 200 }],
    ['half as much from twice as near', 2, { ...unframed, zoom: 2 }, { left: 100, top: 50, width: 200, height: 100 }],
    ['never beyond its edges', 1, { zoom: 1, x: 0, y: 1 }, { left: 0, top: 0, width: 200, height: 200 }],
    ['up to its other edge', 1, { zoom: 1, x: 1, y: 1 }, { left: 200, top: 0, width: 200, height: 200 }],
  ])('is %s', (_what, shape, framing, cut) => expect(computeCut(wide, shape, framing)).toEqual(cut));
});

test('dragging the picture to the right brings its left part into the frame', () => {
  const moved = dragged(wide, 1, unframed, { x: 0.25, y: 0 });
  expect(computeCut(wide, 1, moved)).toEqual({ left: 50, top: 0, width: 200, height: 200 });
});
