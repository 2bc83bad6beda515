import { expect, it } from 'vitest';
import { pickCrest } from './rules.ts';

it('draws a team as its residence, and a joint team in one colour of each', () => {
  const oak = { crest: '/art/oak.svg', firstColour: '#12804a', secondColour: '#075a35' };
  const knox = { crest: '/art/knox.svg', firstColour: '#ee5a2a', secondColour: '#c23a12' };
  expect(pickCrest(oak, undefined)).toEqual({ picture: '/art/oak.svg', colours: ['#12804a', '#075a35'] });
  expect(pickCrest(oak, knox)).toEqual({ picture: null, colours: ['#12804a', '#ee5a2a'] });
});
