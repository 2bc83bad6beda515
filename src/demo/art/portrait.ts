import { type Random, seededRandom } from '../random.ts';

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

/** A head of hair in two layers: behind the head, and over the forehead. `hair` and `wrap` stand for colours. */
interface Hairstyle {
  behind?: string;
  over: string;
  texture: 'coiled' | 'straight' | 'any';
  worn: 'women' | 'men' | 'anyone';
  rare?: true;
}

const cap = 'M40 47C38 30 46 21 60 21S82 30 80 47C79 40 76 35 71 33 64 31 56 31 49 33 44 35 41 40 40 47Z';
const braid = (x: number, bend: number, end: number) => `M${x} 40Q${x + bend} 66 ${x + bend / 2} ${end}`;

const hairstyles: Hairstyle[] = [
  // Afro
  {
    behind: '<circle cx="60" cy="38" r="29" fill="hair"/>',
    over: `<path fill="hair" d="${cap}"/>`,
    texture: 'coiled',
    worn: 'anyone',
  },
  // Short natural
  {
    over: '<path fill="hair" d="M40 46C37 27 47 18 60 18S83 27 80 46L77 38C72 32 66 31 60 31S48 32 43 38Z"/>',
    texture: 'coiled',
    worn: 'anyone',
  },
  // High-top fade
  {
    over: '<path fill="hair" d="M43 36 42 17Q60 9 78 17L77 36C71 31 49 31 43 36Z"/><path fill="hair" opacity=".55" d="M40 48 42 30 46 34 42 42ZM80 48 78 30 74 34 78 42Z"/>',
    texture: 'coiled',
    worn: 'men',
  },
  // Low fade
  {
    over: '<path fill="hair" d="M42 36C43 25 50 21 60 21S77 25 78 36C71 29 49 29 42 36Z"/><path fill="hair" opacity=".5" d="M40 49 42 34 45 33 42.5 43ZM80 49 78 34 75 33 77.5 43Z"/>',
    texture: 'any',
    worn: 'men',
  },
  // Shaven
  {
    over: '<path fill="hair" opacity=".4" d="M41 42C41 27 49 22 60 22S79 27 79 42C75 33 70 29 60 29S45 33 41 42Z"/>',
    texture: 'coiled',
    worn: 'men',
  },
  // Cornrows
  {
    over: `<path fill="hair" d="${cap}"/><path fill="none" stroke="skin" stroke-opacity=".55" stroke-width="1.3" d="M60 21.5V31M53 22.5Q51 27 51.5 32M67 22.5Q69 27 68.5 32M47 26Q44 31 44.5 36M73 26Q76 31 75.5 36"/>`,
    texture: 'coiled',
    worn: 'anyone',
  },
  // Long box braids
  {
    behind: `<path fill="none" stroke="hair" stroke-width="6" stroke-linecap="round" d="${braid(41, -8, 91)}${braid(79, 8, 91)}${braid(44, -4, 95)}${braid(76, 4, 95)}"/><circle cx="60" cy="42" r="22.5" fill="hair"/>`,
    over: '<path fill="hair" d="M39 54C35 29 46 19 60 19S85 29 81 54C80 42 74 34 61 29 47 34 40 42 39 54Z"/>',
    texture: 'coiled',
    worn: 'women',
  },
  // Locs to the jaw
  {
    behind: `<path fill="none" stroke="hair" stroke-width="6" stroke-linecap="round" d="${braid(40, -6, 72)}${braid(80, 6, 72)}${braid(43, -1, 76)}${braid(77, 1, 76)}"/>`,
    over: '<path fill="none" stroke="hair" stroke-width="5.5" d="M60 24Q44 26 40 50M58 22Q50 25 46 38M60 24Q76 26 80 50M62 22Q70 25 74 38M60 23V31"/>',
    texture: 'coiled',
    worn: 'anyone',
  },
  // High bun
  {
    behind: '<circle cx="60" cy="15" r="11.5" fill="hair"/>',
    over: '<path fill="hair" d="M40.5 47C38 29 47 21 60 21S82 29 79.5 47C77 37 71 30 60 29.5 49 30 43 37 40.5 47Z"/>',
    texture: 'any',
    worn: 'women',
  },
  // Two puffs
  {
    behind: '<circle cx="38" cy="25" r="13" fill="hair"/><circle cx="82" cy="25" r="13" fill="hair"/>',
    over: '<path fill="hair" d="M40.5 47C38 29 47 21 60 21S82 29 79.5 47C77 37 71 31 60 28 49 31 43 37 40.5 47Z"/><path stroke="skin" stroke-opacity=".5" d="M60 21V28"/>',
    texture: 'coiled',
    worn: 'women',
  },
  // Headwrap, tied above
  {
    behind: '<path fill="wrap" d="M50 20C42 6 58 2 60 12 64 1 79 7 70 20Z"/>',
    over: '<path fill="wrap" d="M39.5 42C36 23 47 14 60 14S84 23 80.5 42C72 31 48 31 39.5 42Z"/><path fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.5" d="M41 35Q60 20 79 34M45 25Q60 15 76 25"/>',
    texture: 'coiled',
    worn: 'women',
    rare: true,
  },
  // Hijab
  {
    over: '<path fill="wrap" fill-rule="evenodd" d="M60 16C41 16 34 32 36 53 37 70 34 84 28 95 44 108 76 108 92 95 86 84 83 70 84 53 86 32 79 16 60 16ZM60 28C72 28 77 37 77 47 77 60 70 75 60 76 50 75 43 60 43 47 43 37 48 28 60 28Z"/><path fill="none" stroke="#000" stroke-opacity=".18" stroke-width="1.6" d="M41 60Q50 88 82 92M41 36Q48 20 66 20"/>',
    texture: 'any',
    worn: 'women',
    rare: true,
  },
  // Long and straight
  {
    behind:
      '<path fill="hair" d="M60 20C42 20 36 34 37 52 38 70 34 80 33 90H87C86 80 82 70 83 52 84 34 78 20 60 20Z"/>',
    over: '<path fill="hair" d="M40 54C38 30 47 21 61 21S82 30 80 54C79 43 75 37 66 30 62 37 46 38 40 54Z"/>',
    texture: 'straight',
    worn: 'women',
  },
  // Ponytail
  {
    behind: '<path fill="hair" d="M74 26C94 28 92 58 86 76 84 62 80 52 74 44Z"/>',
    over: '<path fill="hair" d="M40.5 48C38 30 47 21 60 21S82 30 79.5 48C77 39 71 31 62 30 50 31 43 38 40.5 48Z"/>',
    texture: 'straight',
    worn: 'women',
  },
  // Side parting
  {
    over: '<path fill="hair" d="M40 46C37 27 48 18 62 18S84 28 80 46C79 39 77 36 74 34 66 35 56 33 50 28 47 34 42 37 40 46Z"/>',
    texture: 'straight',
    worn: 'men',
  },
  // Wavy crop
  {
    over: '<path fill="hair" d="M40 47C33 36 40 27 44 25 46 16 58 15 62 17 72 14 79 22 79 27 86 33 83 42 80 47 80 40 77 36 74 36 70 38 68 33 64 33 60 37 56 33 52 35 47 34 42 40 40 47Z"/>',
    texture: 'straight',
    worn: 'men',
  },
];
