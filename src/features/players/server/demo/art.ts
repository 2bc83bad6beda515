import { drawPortrait } from '#demo/art/portrait.ts';
import type { Drawing } from '#server/feature.ts';
import { sitters } from './sitters.ts';

export const playersArt = (): Drawing[] =>
  sitters().map((sitter, at) => [`portraits/${at + 1}.svg`, drawPortrait(String(at + 1), sitter)]);
