/** A head of hair in two layers: behind the head, and over the forehead. `hair` and `wrap` stand for colours. */
export interface Hairstyle {
  behind?: string;
  over: string;
  texture: 'coiled' | 'straight' | 'any';
  worn: 'women' | 'men' | 'anyone';
  rare?: true;
}

const cap = 'M40 47C38 30 46 21 60 21S82 30 80 47C79 40 76 35 71 33 64 31 56 31 49 33 44 35 41 40 40 47Z';
const braid = (x: number, bend: number, end: number) => `M${x} 40Q${x + bend} 66 ${x + bend / 2} ${end}`;

export const hairstyles: Hairstyle[] = [
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
