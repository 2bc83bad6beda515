import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { minutesIn } from '#shared/time-zone.ts';

afterEach(() => void vi.unstubAllGlobals());

const zones = ['Africa/Johannesburg', 'Europe/London', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Apia'];

test('shows the same times with Temporal as with Intl, and uses Temporal alone where it exists', () => {
  const withIntl = shown();
  setFlagsFromString('--harmony-temporal');
  vi.stubGlobal('Temporal', runInNewContext('Temporal'));
  vi.stubGlobal('Intl', {});
  expect(shown()).toEqual(withIntl);
});

/** A time every 17.25 hours for two years, so that each zone's clock changes are among them. */
function shown(): string[] {
  const hours = Array.from({ length: 1_000 }, (_, at) => new Date(Date.UTC(2026, 0, 1) + at * 17.25 * 3_600_000));
  return zones.flatMap((zone) => hours.map((at) => minutesIn(zone)(at.toISOString())));
}
