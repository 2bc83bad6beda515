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
  signUpClubs: [
    ...['Basketball', 'Netball', 'Soccer', 'Cheerleading', 'Rugby', 'eSports', 'Diski', 'Chess', 'Pool', 'Hockey'],
    'Fitness Club',
  ],
  publicResults: false,
  timeZone: 'Africa/Johannesburg',
  season: '2026',
};
