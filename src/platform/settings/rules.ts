import type { Settings } from './contract.ts';

export const defaultHomeSide = {
  homeSideName: 'Princeton Village',
  homeSidePatterns: ['PV', 'Princeton', 'ResP'],
};

export const defaultSettings: Settings = {
  ...defaultHomeSide,
  productName: 'Village Arena',
  logo: null,
  accentColour: null,
  liveStreamId: null,
  seriesName: 'Village Sports News',
  socialLinks: [],
  guestComments: true,
  helpLines: [
    { label: 'Emergency, from a mobile phone', contact: '112', checkedOn: null },
    { label: 'Ambulance', contact: '10177', checkedOn: null },
    { label: 'Police', contact: '10111', checkedOn: null },
    { label: 'SADAG Suicide Crisis Line', contact: '0800 567 567', checkedOn: null },
    { label: 'Lifeline', contact: '0861 322 322', checkedOn: null },
    { label: 'Campus counsellor', contact: '', checkedOn: null },
  ],
  signUpClubs: [
    ...['Basketball', 'Netball', 'Soccer', 'Cheerleading', 'Rugby', 'eSports', 'Diski', 'Chess', 'Pool', 'Hockey'],
    'Fitness Club',
  ],
  newAccountsADay: 500,
  pictureMegabytesADay: 2_000,
  pushHosts: [],
  publicResults: false,
  embedTables: false,
  embedGames: false,
  embedLive: false,
  resultsFeed: false,
  embedSites: [],
  timeZone: 'Africa/Johannesburg',
  season: '2026',
};

/** The link target of a help line: a call, a mail or a page. */
export function helpAddress(contact: string): string {
  if (contact.startsWith('https://')) return contact;
  return contact.includes('@') ? `mailto:${contact}` : `tel:${contact.replace(/[^\d+]/g, '')}`;
}

/** Whether an admin has checked every help line that the village shows. */
export const areHelpLinesChecked = (lines: Settings['helpLines']): boolean =>
  lines.every(({ contact, checkedOn }) => contact === '' || checkedOn !== null);
