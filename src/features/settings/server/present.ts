import type { PageLook } from '#server/http/pages/page.ts';
import type { SettingsAnswer } from '../contract.ts';
import { accentStyles } from '../palette.ts';
import type { KeptSettings } from './queries.ts';

export const presentSettings = (settings: KeptSettings): SettingsAnswer => ({
  ...settings,
  accentStyles: stylesOf(settings),
});

export const presentPageLook = (settings: KeptSettings): PageLook => ({
  product: settings.productName,
  logo: settings.logo,
  accentStyles: stylesOf(settings),
});

const stylesOf = ({ accentColour }: KeptSettings): string => (accentColour === null ? '' : accentStyles(accentColour));
