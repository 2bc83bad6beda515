import type { Settings } from './contract.ts';

/** What holds until a residence changes it, and what screens show until its own settings have come. */
export const defaultSettings: Settings = {
  productName: 'Village Arena',
  homeSideName: 'Princeton Village',
  homeSidePatterns: ['PV', 'Princeton', 'ResP'],
  liveStreamId: 'jNQXAC9IVRw',
  seriesName: 'Village Sports News',
  socialLinks: [],
  timeZone: 'Africa/Johannesburg',
  season: '2026',
};
