import type { Write } from '#server/write.ts';
import type { Settings } from '../contract.ts';
import { changeSettings } from './commands.ts';

export type DemoSettings = Pick<Settings, 'season' | 'socialLinks'>;

/** Gives the village the season its games belong to, and somewhere to follow it. */
export async function addDemoSettings(write: Write, plan: { settings: DemoSettings }): Promise<void> {
  await changeSettings(write, plan.settings, undefined);
}
