import { type Random, seededRandom } from '../random.ts';
import { type Hairstyle, hairstyles } from './hair.ts';

export interface PortraitSitter {
  feminine: boolean;
  /** 0 (deepest) to 9 (fairest). */
  tone: number;
  jersey: string;
  jerseyShade: string;
  trim: string;
}

const skins = [
  '#42271c',
  '#513023',
  '#633c2a',
  '#774934',
  '#8c5a3f',
  '#a06c4b',
  '#bb8863',
  '#d3a37f',
  '#e5bc9a',
  '#efcdb0',
] as const;
const darkHair = ['#17110f', '#1d1512', '#241913', '#120f12'] as const;
const fairHair = ['#2a1c14', '#4a2f1c', '#6b4526', '#8a6233', '#1d1512'] as const;
const wraps = ['#c8452f', '#e0a12b', '#2f7d6b', '#6a4c93', '#b03a6b', '#2c5d9c', '#3d4a5c'] as const;
const grounds = [
  ['#f6c177', '#d9773f'],
  ['#f4a586', '#b8505a'],
  ['#e9c46a', '#b5703c'],
  ['#f2b5a0', '#8f5aa0'],
  ['#ffd29d', '#c96a5b'],
  ['#d9c7a3', '#7f8f6a'],
  ['#f0c9a6', '#5f7fa8'],
] as const;

export function drawPortrait(subject: string, sitter: PortraitSitter): string {
  const random = seededRandom(`portrait ${subject}`);
  const skin = skins[sitter.tone] ?? skins[4];
  const style = hairFor(random, sitter);
  const paint = {
    skin,
    hair: random.pick(sitter.tone > 6 ? fairHair : darkHair),
    wrap: random.pick(wraps),
  };
  const painted = (drawing: string) =>
    drawing
      .replace(/"(skin|hair|wrap)"/g, (_, part: keyof typeof paint) => `"${paint[part]}"`)
      .replaceAll('"#ffffff"', '"#fff"');
  const parts = [
    ground(random),
    style.behind ?? '',
    neckAndShoulders(random, sitter),
    head,
    features(random, sitter),
    sitter.feminine ? '' : beard(random),
    style.over,
    extras(random, sitter, style),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="10 3 100 100" fill="${skin}">${painted(parts.join(''))}</svg>\n`;
}

function hairFor(random: Random, { feminine, tone }: PortraitSitter): Hairstyle {
  const texture = tone <= 5 ? 'coiled' : 'straight';
  const worn = feminine ? 'women' : 'men';
  return random.pickWeighted(hairstyles, (style) => {
    if (style.texture !== 'any' && style.texture !== texture) return 0;
    if (style.worn === worn) return style.rare ? 1 : 3;
    return style.worn === 'anyone' ? 2 : 0;
  });
}

function ground(random: Random): string {
  const [from, to] = random.pick(grounds);
  return (
    `<linearGradient id="g" x2=".6" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>` +
    `<path fill="url(#g)" d="M0 0H120V120H0Z"/><circle cx="${random.between(34, 86)}" cy="44" r="46" fill="#fff" opacity=".13"/>`
  );
}

const shoulders = 'M5 120C7 99 22 93 46 87L60 96 74 87C98 93 113 99 115 120Z';
const collars = ['M46 87 60 102 74 87', 'M46 87Q60 107 74 87', 'M45 87.5Q60 101 75 87.5'] as const;
const stripes = ['M27 95V120M93 95V120', 'M12 110Q60 98 108 110', 'M60 102V120', ''] as const;

function neckAndShoulders(random: Random, { jersey, jerseyShade, trim }: PortraitSitter): string {
  return (
    '<g transform="translate(0-7)"><path d="M50 66H70V88Q60 105 50 88Z"/><path fill="#000" d="M50 70Q60 84 70 70V79Q60 90 50 79Z" opacity=".22"/>' +
    `<path fill="${jersey}" d="${shoulders}"/><path fill="${jerseyShade}" d="M60 96 74 87C98 93 113 99 115 120H60Z"/>` +
    `<path d="M46.5 86.5 60 ${random.between(98, 103)} 73.5 86.5Z"/>` +
    `<g fill="none" stroke="${trim}"><path stroke-width="3.5" d="${random.pick(collars)}"/>` +
    `<path opacity=".45" stroke-width="4" d="${random.pick(stripes)}"/></g></g>`
  );
}

const face = 'M41 45C41 31 49 24 60 24S79 31 79 45C79 54 78 60 75 66 72 73 66 78 60 78S48 73 45 66C42 60 41 54 41 45Z';
const ears = 'M40.5 45a4 6 0 0 0 0 12ZM79.5 45a4 6 0 0 1 0 12Z';
const head =
  `<path d="${face}${ears}"/>` +
  '<path fill="#000" d="M60 24C71 24 79 31 79 45 79 60 74 78 60 78 67 66 68 40 60 24Z" opacity=".1"/>';

const mouths = [
  '<path fill="#fff" d="M52.5 65Q60 68 67.5 65 66 71.5 60 71.5T52.5 65Z"/>',
  '<path stroke="#5e2420" stroke-width="2" d="M53 66.5Q60 71 67 66.5"/>',
  '<path fill="#8f3d3a" d="M53 66.5Q57 64.5 60 65.5 63 64.5 67 66.5 60 71.5 53 66.5Z"/>',
  '<path stroke="#5e2420" stroke-width="2" d="M54 67.5Q61 69.5 66 66.5"/>',
] as const;

function features(random: Random, { feminine, tone }: PortraitSitter): string {
  const brow = random.between(41, 43);
  const ink = tone < 3 ? '#120b08' : '#2a1a13';
  const lashes = feminine ? '<path stroke-width="1.3" d="M47 48.5q4-3 8.5 0m9 0q4.5-3 8.5 0"/>' : '';
  return (
    `<g fill="none" stroke="${ink}" stroke-linecap="round">` +
    `<path stroke-width="${feminine ? 1.8 : 2.6}" d="M46.5 ${brow + 1.5}q4.5-3 9-1m9 0q4.5-2 9 1"/>` +
    '<path stroke="#fff" stroke-width="4.6" d="M50 49h3m14 0h3"/><path stroke-width="4.4" d="M51.7 49h.01m16.6 0h.01"/>' +
    `${lashes}<path stroke="#000" stroke-opacity=".3" stroke-width="1.8" d="M56.5 58.5q3.5 2.5 7 0"/>` +
    `${random.pick(mouths)}</g>`
  );
}

const beards = [
  '<path fill="hair" opacity=".9" fill-rule="evenodd" d="M41.5 53C43 56 46 61 50 62 56 60 64 60 70 62 74 61 77 56 78.5 53 78 62 74 80 60 80S42 62 41.5 53ZM52 65Q60 61.5 68 65 67 72 60 72T52 65Z"/>',
  '<path fill="hair" opacity=".85" d="M54 74Q60 72 66 74 65 80 60 80T54 74Z"/>',
  '<path fill="hair" opacity=".85" d="M52 64.5Q60 60 68 64.5 60 62.5 52 64.5Z"/>',
] as const;

const beard = (random: Random) => (random.chance(0.42) ? random.pick(beards) : '');

function extras(random: Random, { feminine, trim, jersey }: PortraitSitter, style: Hairstyle): string {
  const covered = style.over.includes('"wrap"');
  const glasses = random.chance(0.13)
    ? '<path fill="#fff" fill-opacity=".14" stroke="#20242c" stroke-width="1.7" d="M45.5 49.5a6 6 0 1 1 12 0 6 6 0 1 1-12 0Zm17 0a6 6 0 1 1 12 0 6 6 0 1 1-12 0Zm-5-1h5"/>'
    : '';
  const earrings =
    feminine && !covered && !glasses && random.chance(0.6)
      ? '<path stroke="#f3c64b" stroke-width="4" stroke-linecap="round" d="M40 59h.01M80 59h.01"/>'
      : '';
  const headband =
    !covered && !glasses && random.chance(0.1)
      ? `<g fill="none"><path stroke="${jersey}" stroke-width="5" d="M41 37Q60 27 79 37"/><path stroke="${trim}" d="M41 37q19-10 38 0"/></g>`
      : '';
  return glasses + earrings + headband;
}
