import { defineEvent } from '#server/events.ts';
import type { Settings } from '../contract.ts';

/** Carries the names of the settings that changed. */
export const settingsChanged = defineEvent<{ names: readonly (keyof Settings)[] }>('settings.changed');
