import type { Settings } from './contract.ts';

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
