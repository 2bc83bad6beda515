import { expect, it } from 'vitest';
import { chooseSpan } from './PhotoGallery.tsx';

it('gives upright photos two cells below each other, panoramas two beside each other', () => {
  expect(chooseSpan({ width: 900, height: 1600 }, false).className).toBe('row-span-2');
  expect(chooseSpan({ width: 3000, height: 1000 }, false).className).toBe('col-span-2');
  expect(chooseSpan({ width: 1600, height: 900 }, false).className).toBe('');
  expect(chooseSpan({ width: null, height: null }, false).className).toBe('');
  expect(chooseSpan({ width: 900, height: 1600 }, true).className).toBe('col-span-2 row-span-2');
});
