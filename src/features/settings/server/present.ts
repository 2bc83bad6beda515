import type { SettingsAnswer } from '../contract.ts';
import { accentStyles } from '../palette.ts';
import type { KeptSettings } from './queries.ts';

export const presentSettings = (settings: KeptSettings): SettingsAnswer => ({
  ...settings,
  accentStyles: settings.accentColour === null ? '' : accentStyles(settings.accentColour),
});
