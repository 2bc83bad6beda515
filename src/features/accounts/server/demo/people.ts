export interface DemoAccount {
  username: string;
  displayName: string;
  createdAt: string;
  lastSeenAt: string | null;
}

const day = 24 * 3_600_000;
const hour = 3_600_000;

/** Members of the demo: username, name, days since they joined, hours since they were last here. */
const residents: [username: string, displayName: string, joined: number, seen: number][] = [
  ['officer', 'Kabelo Modise', 210, 3],
  ['member', 'Nandi Zikhali', 180, 5],
  ['thandi.m', 'Thandi Mabaso', 170, 1],
  ['sipho_k', 'Sipho Khumalo', 168, 2],
  ['lerato', 'Lerato Moleko', 160, 9],
  ['ruan.vw', 'Ruan van Wyk', 151, 20],
  ['priya_n', 'Priya Naidoo', 140, 26],
  ['tumelo', 'Tumelo Sello', 133, 7],
  ['zanele.g', 'Zanele Gumede', 120, 31],
  ['imraan', 'Imraan Davids', 98, 4],
  ['robyn.h', 'Robyn Hartley', 77, 50],
  ['mashudu', 'Mashudu Mudau', 60, 12],
  ['unathi', 'Unathi Xaba', 31, 15],
  ['josh_d', 'Josh Daniels', 12, 6],
];

export const demoOfficers = [
  'admin',
  'officer',
  'thandi.m',
  'sipho_k',
  'lerato',
  'ruan.vw',
  'priya_n',
  'tumelo',
  'zanele.g',
  'imraan',
];

export const demoAccounts = (now: Date): DemoAccount[] =>
  residents.map(([username, displayName, joined, seen]) => ({
    username,
    displayName,
    createdAt: new Date(now.getTime() - joined * day).toISOString(),
    lastSeenAt: new Date(now.getTime() - seen * hour).toISOString(),
  }));
