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
  hockey:
    '<path fill="none" stroke="#e9c08a" stroke-width="9" stroke-linecap="round" d="M68 10 44 68Q36 84 24 80 14 76 18 66"/><path stroke="#1d2b45" stroke-width="10" d="M68 10 59 32"/><circle cx="74" cy="76" r="12" fill="#fff"/>',
};

function ball(fill: string, line: string, seams: string): string {
  return `<circle cx="50" cy="50" r="38" fill="${fill}"/><path fill="none" stroke="${line}" stroke-width="4" d="${seams}"/>`;
}

export const drawMotif = (drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="200" height="200">${drawing}</svg>\n`;
