import { expect, it } from 'vitest';
import { largestPictureBytes } from '../rules.ts';
import { fileFault, sizeText } from './picture-file.ts';

const file = (name: string, type: string, size = 1000) => ({ name, type, size });

it.each(['image/jpeg', 'image/png', 'image/gif', 'image/webp', ''])('accepts %j', (type) => {
  expect(fileFault(file('court', type))).toBe(null);
});

it.each([
  [file('IMG_0042.HEIC', ''), /HEIC/],
  [file('photo', 'image/heif'), /HEIC/],
  [file('notes.pdf', 'application/pdf'), /not a picture/],
  [file('crest.svg', 'image/svg+xml'), /not a picture/],
  [file('empty.png', 'image/png', 0), /empty/],
  [file('huge.png', 'image/png', largestPictureBytes + 1), /10 MB/],
])('names what is wrong with %j', (chosen, message) => {
  expect(fileFault(chosen)).toMatch(message);
});

it('accepts a file of exactly the largest size', () => {
  expect(fileFault(file('court.png', 'image/png', largestPictureBytes))).toBe(null);
});

it('writes sizes as people read them', () => {
  expect([10, 812 * 1024, 2.4 * 1024 * 1024].map(sizeText)).toEqual(['1 KB', '812 KB', '2.4 MB']);
});
