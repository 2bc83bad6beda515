import { defineEvent } from '#server/write.ts';
import type { Settings } from '../contract.ts';

/** Carries the names of the settings that changed. */
export const settingsChanged = defineEvent<{ names: readonly (keyof Settings)[] }>('settings.changed');
