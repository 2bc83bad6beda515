import type { PageLook } from '#server/http/pages/page.ts';
import type { SettingsResponse } from '../contract.ts';
import { accentStyles } from '../palette.ts';
import type { StoredSettings } from './queries.ts';

export const presentSettings = (settings: StoredSettings, papers: SettingsResponse['papers']): SettingsResponse => ({
  ...settings,
  papers,
  accentStyles: buildStyles(settings),
});

export const presentPageLook = (settings: StoredSettings): PageLook => ({
  product: settings.productName,
  logo: settings.logo,
  accentStyles: buildStyles(settings),
});

const buildStyles = ({ accentColour }: StoredSettings): string =>
  accentColour === null ? '' : accentStyles(accentColour);
