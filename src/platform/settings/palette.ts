/** Red, green and blue from 0 to 255. */
type Rgb = readonly [number, number, number];

/** The colours of an accent in one theme, each `#rrggbb`. */
export interface Shades {
  /** For filled shapes: buttons, the open tab. */
  accent: string;
  /** For text and icons on the accent. */
  onAccent: string;
  /** For text and icons in the accent colour, and the focus ring. */
  accentText: string;
}

export const paletteThemes = ['dark', 'light'] as const;
type Theme = (typeof paletteThemes)[number];
export type Palette = Readonly<Record<Theme, Shades>>;

/** The backgrounds of the accent, as in `tokens.css`: the page, a card, a raised element. */
export const grounds: Record<Theme, readonly string[]> = {
  dark: ['#090e18', '#121925', '#1c2533'],
  light: ['#f3f6fa', '#ffffff', '#ebeff5'],
};

/** WCAG 2.2 AA for text. */
export const minContrastForText = 4.5;
/**
 * The contrast of filled shapes with every background. In the dark theme, WCAG's value for controls; in the light one,
 * where the text on a shape makes it recognisable, at least that of the app's own accent.
 */
export const minContrastForFill: Record<Theme, number> = { dark: 3, light: 1.15 };

/**
 * The shades that keep an accent visible and readable in both themes: the colour itself where it has the contrast, else
 * as little lighter (dark theme) or darker (light theme) as necessary.
 */
export function buildPalette(accent: string): Palette {
  return { dark: shadesIn('dark', '#ffffff', accent), light: shadesIn('light', '#000000', accent) };
}

/** The CSS rules for both themes, which override the tokens. */
export function accentStyles(accent: string): string {
  const { dark, light } = buildPalette(accent);
  return `:root{${tokens(dark)}}[data-theme="light"]{${tokens(light)}}`;
}

const tokens = ({ accent, onAccent, accentText }: Shades): string =>
  `--accent:${accent};--on-accent:${onAccent};--accent-text:${accentText}`;

function shadesIn(theme: Theme, away: string, wanted: string): Shades {
  const accent = shiftedUntil(theme, minContrastForFill[theme], away, wanted);
  return {
    accent,
    onAccent: contrast(accent, '#ffffff') > contrast(accent, '#000000') ? '#ffffff' : '#000000',
    accentText: shiftedUntil(theme, minContrastForText, away, wanted),
  };
}

function shiftedUntil(theme: Theme, least: number, away: string, wanted: string): string {
  const hasContrast = (colour: string) => grounds[theme].every((ground) => contrast(colour, ground) >= least);
  for (let percent = 0; percent < 100; percent += 1) {
    const shade = mixed(wanted, away, percent / 100);
    if (hasContrast(shade)) return shade;
  }
  return away;
}

/** Contrast by WCAG 2.2: 1 for equal colours, 21 for black on white. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = toRgb(colour).map(linear);
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function mixed(colour: string, other: string, share: number): string {
  const to = toRgb(other);
  return `#${toRgb(colour)
    .map((channel, at) => Math.round(channel + ((to[at] ?? 0) - channel) * share))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}

function toRgb(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
