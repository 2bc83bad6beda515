import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { grounds } from '../palette.ts';

const styles = readFileSync(join(import.meta.dirname, '../../../web/styles/tokens.css'), 'utf8');

test('the backgrounds of the palette match those in the styles', () => {
  const tokens = ['ground', 'card', 'raised'].map(readShades);
  expect({ light: tokens.map(([light]) => light), dark: tokens.map(([, dark]) => dark) }).toEqual(grounds);
});

/** A token's colours in the light and the dark theme. */
function readShades(name: string): string[] {
  const [, ...shades] =
    new RegExp(`--color-${name}: light-dark\\(oklch\\((.+?)\\), oklch\\((.+?)\\)\\)`).exec(styles) ?? [];
  return shades.map(toHex);
}

/** Converts three OKLCH numbers to an sRGB colour. */
function toHex(shade: string): string {
  const [lightness = 0, chroma = 0, hue = 0] = shade.split(' ').map(Number);
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${channels.map(encoded).join('')}`;
}

function encoded(linear: number): string {
  const share = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, share)) * 255)
    .toString(16)
    .padStart(2, '0');
}
