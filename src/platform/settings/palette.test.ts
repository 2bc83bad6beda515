import { describe, expect, it } from 'vitest';
import { buildPalette, contrast, grounds, minContrastForFill, minContrastForText, paletteThemes } from './palette.ts';

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#777777', 1],
    // The two greys on either side of AA against white.
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#0a0a0a', '#000000', 1.06],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });
});

describe('an accent', () => {
  // Greys at the edge: one step further misses the contrast.
  it.each([
    ['dark', 'accent', '#6e6e6e', '#6d6d6d'],
    ['dark', 'accentText', '#8b8b8b', '#8a8a8a'],
    ['light', 'accent', '#dfdfdf', '#e0e0e0'],
    ['light', 'accentText', '#6c6c6c', '#6d6d6d'],
  ] as const)('in the %s theme keeps its own %s at %s, and not at %s', (theme, shade, unchanged, shifted) => {
    expect(buildPalette(unchanged)[theme][shade]).toBe(unchanged);
    expect(buildPalette(shifted)[theme][shade]).not.toBe(shifted);
  });

  it('keeps the app’s own colour', () => {
    expect(buildPalette('#c5ec45').dark).toEqual({ accent: '#c5ec45', onAccent: '#000000', accentText: '#c5ec45' });
    expect(buildPalette('#c5ec45').light.accent).toBe('#c5ec45');
  });

  it('chooses the text colour that is easier to read', () => {
    expect(buildPalette('#2563eb').light.onAccent).toBe('#ffffff');
    expect(buildPalette('#16a34a').light.onAccent).toBe('#000000');
    expect(buildPalette('#000000').light.onAccent).toBe('#ffffff');
  });

  it('of any colour is visible and readable in both themes', () => {
    const steps = ['00', '11', '33', '55', '77', '99', 'bb', 'dd', 'ff'];
    for (const red of steps) {
      for (const green of steps) for (const blue of steps) expectReadable(`#${red}${green}${blue}`);
    }
  });
});

function expectReadable(wanted: string): void {
  const palette = buildPalette(wanted);
  for (const theme of paletteThemes) {
    const { accent, onAccent, accentText } = palette[theme];
    expect(contrast(onAccent, accent), `text on ${wanted}, ${theme}`).toBeGreaterThanOrEqual(minContrastForText);
    for (const ground of grounds[theme]) {
      expect(contrast(accentText, ground), `${wanted} as text, ${theme}`).toBeGreaterThanOrEqual(minContrastForText);
      expect(contrast(accent, ground), `${wanted} filled, ${theme}`).toBeGreaterThanOrEqual(minContrastForFill[theme]);
    }
  }
}
