import { seededRandom } from '../random.ts';

interface Scene {
  sport: keyof typeof motifs;
  colours: readonly [string, string];
  /** White lines of the court, pitch or board, drawn on 640 by 360. */
  lines: string;
}

const court =
  'M0 300H640M320 300V60M320 180m-80 0a80 80 0 1 0 160 0a80 80 0 1 0-160 0M0 110H120V250H0M640 110H520V250H640';
const key = 'M180 360V150H460V360M180 150a140 110 0 0 1 280 0M40 360C40 60 600 60 600 360';
const pitch =
  'M0 40H640M320 40V360M320 200m-90 0a90 90 0 1 0 180 0a90 90 0 1 0-180 0M0 110H110V290H0M640 110H530V290H640';
const thirds =
  'M0 60H640V340H0ZM213 60V340M427 60V340M0 130a70 70 0 0 1 0 140M640 130a70 70 0 0 0 0 140M320 200m-28 0a28 28 0 1 0 56 0a28 28 0 1 0-56 0';
const posts = 'M250 360V40M390 360V40M250 190H390M0 300H640M0 335H640';
const grid =
  'M0 250H640M0 285H640M0 330H640M320 220 320 360M200 220 120 360M440 220 520 360M80 220-80 360M560 220 720 360M-40 220-280 360M680 220 920 360';
const board = 'M120 360 200 120H440L520 360M160 240H480M140 300H500M182 175H458M280 120 260 360M360 120 380 360';
const table = 'M60 90H580V320H60ZM88 116H552V294H88ZM430 116V294';

const scenes: Scene[] = [
  { sport: 'basketball', colours: ['#1e66a8', '#4a1f6e'], lines: court },
  { sport: 'basketball', colours: ['#c2541d', '#3d1236'], lines: key },
  { sport: 'netball', colours: ['#b0336b', '#2c1b5a'], lines: thirds },
  { sport: 'soccer', colours: ['#1f8a4c', '#0b3a45'], lines: pitch },
  { sport: 'rugby', colours: ['#5a8f2f', '#123a2a'], lines: posts },
  { sport: 'esports', colours: ['#5136c9', '#12103a'], lines: grid },
  { sport: 'diski', colours: ['#d98a1f', '#5b1e2d'], lines: pitch },
  { sport: 'chess', colours: ['#7a5a3a', '#1c1a22'], lines: board },
  { sport: 'cheerleading', colours: ['#2b5fd0', '#6a1b7a'], lines: court },
  { sport: 'fitness-club', colours: ['#2f4858', '#0f1726'], lines: grid },
  { sport: 'pool', colours: ['#0f7a6c', '#0a2b34'], lines: table },
  { sport: 'hockey', colours: ['#1b7fb0', '#0c2f57'], lines: pitch },
  { sport: 'basketball', colours: ['#7c2d92', '#16204d'], lines: court },
  { sport: 'netball', colours: ['#0f8f8a', '#173a6b'], lines: thirds },
  { sport: 'soccer', colours: ['#a83246', '#2a1240'], lines: pitch },
  { sport: 'rugby', colours: ['#c77a24', '#4a1d1d'], lines: posts },
];

export const posterCount = scenes.length;

export function drawPoster(number: number): string {
  const scene = scenes[(number - 1) % posterCount] ?? {
    sport: 'basketball',
    colours: ['#1e66a8', '#4a1f6e'],
    lines: court,
  };
  const random = seededRandom(`poster ${number}`);
  const x = random.between(330, 470);
  const y = random.between(45, 95);
  const size = random.between(15, 19) / 10;
  const turn = random.between(-18, 18);
  const beam = random.between(80, 240);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360">',
    `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${scene.colours[0]}"/><stop offset="1" stop-color="${scene.colours[1]}"/></linearGradient>`,
    '<linearGradient id="b" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".34"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>',
    '<path fill="url(#g)" d="M0 0H640V360H0Z"/>',
    `<path fill="none" stroke="#fff" stroke-opacity=".26" stroke-width="5" d="${scene.lines}"/>`,
    `<path fill="url(#b)" d="M${beam} 0 ${beam - 130} 360H${beam + 190}L${beam + 40} 0ZM${beam + 260} 0 ${beam + 150} 360H${beam + 470}L${beam + 300} 0Z" opacity=".7"/>`,
    `<path fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round" stroke-dasharray="2 16" d="M40 330Q${x - 150} ${y - 20} ${x + 50 * size} ${y + 50 * size}"/>`,
    `<ellipse cx="${x + 50 * size}" cy="${y + 118 * size}" rx="${34 * size}" ry="${6 * size}" opacity=".3"/>`,
    `<g transform="translate(${x} ${y}) rotate(${turn} ${50 * size} ${50 * size}) scale(${size})">${motifs[scene.sport] ?? ''}</g>`,
    '</svg>\n',
  ].join('');
}

export const motifs: Record<string, string> = {
  basketball: ball('#f08a3c', '#7a3208', 'M12 50H88M50 12V88M23 23Q50 50 23 77M77 23Q50 50 77 77'),
  netball: ball('#f4f1e6', '#c2456f', 'M50 12Q28 50 50 88M50 12Q72 50 50 88M14 38Q50 54 86 38M14 62Q50 46 86 62'),
  soccer: `${ball('#f6f8fb', '#1c2433', 'M50 34V13M65 45 85 38M59 63 71 81M41 63 29 81M35 45 15 38')}<path fill="#1c2433" d="m50 34 15 11-6 18H41l-6-18Z"/>`,
  rugby:
    '<g transform="rotate(-38 50 50)"><ellipse cx="50" cy="50" rx="44" ry="27" fill="#e9dcc5"/><path fill="none" stroke="#7b4a2d" stroke-width="4" d="M8 50H92M24 28Q34 50 24 72M76 28Q66 50 76 72"/></g>',
  esports:
    '<path fill="#8f7bff" d="M28 30H72C88 30 94 48 92 66 91 78 79 80 71 68L66 62H34L29 68C21 80 9 78 8 66 6 48 12 30 28 30Z"/><path fill="#fff" d="M30 40H36V46H42V52H36V58H30V52H24V46H30Z"/><g fill="#fff"><circle cx="66" cy="53" r="4.5"/><circle cx="75" cy="44" r="4.5"/></g>',
  diski: `${ball('#ffe26a', '#16233f', 'M50 34V13M65 45 85 38M59 63 71 81M41 63 29 81M35 45 15 38')}<path fill="#16233f" d="m50 34 15 11-6 18H41l-6-18Z"/>`,
  chess:
    '<path fill="#f0e6d2" d="M30 88V80H70V88ZM36 76C38 62 50 58 47 46L33 54 26 46C30 36 34 28 44 24L46 14 54 22C72 26 76 52 66 76Z"/><circle cx="45" cy="35" r="2.6" fill="#3a2a1a"/>',
  cheerleading:
    '<path fill="none" stroke="#ff6fa8" stroke-width="7" stroke-linecap="round" d="M34 34 12 20M34 34 10 38M34 34 16 56M34 34 32 8M34 34 52 14M34 34 56 36M34 34 40 58"/><path fill="none" stroke="#ffd45e" stroke-width="7" stroke-linecap="round" d="M66 66 88 80M66 66 90 62M66 66 84 44M66 66 68 92M66 66 48 86M66 66 44 64M66 66 60 42"/>',
  'fitness-club':
    '<g transform="rotate(-30 50 50)" fill="#c6f04a"><path d="M32 45H68V55H32Z"/><rect x="20" y="26" width="13" height="48" rx="4"/><rect x="67" y="26" width="13" height="48" rx="4"/><rect x="9" y="35" width="9" height="30" rx="3"/><rect x="82" y="35" width="9" height="30" rx="3"/></g>',
  pool: '<circle cx="50" cy="50" r="38" fill="#1a1f2b"/><circle cx="50" cy="50" r="17" fill="#fff"/><g fill="none" stroke="#1a1f2b" stroke-width="4"><circle cx="50" cy="45.5" r="4.5"/><circle cx="50" cy="55" r="5.5"/></g>',
  volleyball: ball(
    '#f7f2dc',
    '#2a5db0',
    'M50 50 50 12M50 50 17 69M50 50 83 69M34 15Q20 40 33 60M66 15Q52 30 67 60M84 36Q62 30 50 12M20 74Q45 76 67 60M80 74Q72 50 50 50',
  ),
  cricket:
    '<g transform="rotate(40 50 50)"><path fill="#e9c98f" d="M40 34H60V84Q60 92 50 92 40 92 40 84Z"/><path fill="#3a2b22" d="M46 6H54V34H46Z"/></g><circle cx="74" cy="72" r="13" fill="#b3262e"/><path fill="none" stroke="#fff" stroke-width="2" d="M67 61Q76 72 70 84M71 60Q80 72 74 85"/>',
  athletics:
    '<rect x="12" y="24" width="76" height="52" rx="26" fill="#c4532e"/><g fill="none" stroke="#fff" stroke-width="2.5"><rect x="18" y="30" width="64" height="40" rx="20"/><rect x="24" y="36" width="52" height="28" rx="14"/></g><rect x="30" y="42" width="40" height="16" rx="8" fill="#5f9a4a"/>',
  hockey:
    '<path fill="none" stroke="#e9c08a" stroke-width="9" stroke-linecap="round" d="M68 10 44 68Q36 84 24 80 14 76 18 66"/><path stroke="#1d2b45" stroke-width="10" d="M68 10 59 32"/><circle cx="74" cy="76" r="12" fill="#fff"/>',
};

function ball(fill: string, line: string, seams: string): string {
  return `<circle cx="50" cy="50" r="38" fill="${fill}"/><path fill="none" stroke="${line}" stroke-width="4" d="${seams}"/>`;
}

export const drawMotif = (drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="200" height="200">${drawing}</svg>\n`;
