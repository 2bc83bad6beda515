import { defineEvent } from '#server/events.ts';
import type { Settings } from '../contract.ts';

/** By the names of the settings that are others now. */
export const settingsChanged = defineEvent<{ names: readonly (keyof Settings)[] }>('settings.changed');
