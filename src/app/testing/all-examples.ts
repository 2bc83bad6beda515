import { type Examples, type FeatureExamples, featureExamples } from '#testing/example.ts';
import { anyone, members } from '#testing/statuses.ts';
import { features } from '../server/features.ts';

/** The calls of the platform itself. */
const platform: Examples = {
  'GET /api/health': { gets: anyone },
  'GET /api/live': { gets: anyone },
  'GET /api/docs': { gets: members, path: () => '/api/docs/json' },
};

/** Endpoints that plugins add beside the app's own list. */
export const pluginEndpoints = ['GET /api/live', 'GET /api/docs'];

const loaded = await Promise.all(features.map(({ testing }) => testing?.()));
const ofFeatures = featureExamples.among(loaded.flatMap((filling) => filling ?? []));

/** Settings with which an app serves every call. */
export const servingAll = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'arena@example.org',
  PUBLIC_URL: 'http://arena.example.org',
  OIDC_ISSUER: 'http://127.0.0.1:9',
  OIDC_CLIENT_ID: 'village',
  OIDC_CLIENT_SECRET: 'a secret',
};

/** An example per call; the access table names each call that has none. */
export const examples: Examples = joined([{ endpoints: platform }, ...ofFeatures]);

export const changeableRows = ofFeatures.flatMap(({ changeable = [] }) => changeable);

function joined(parts: readonly FeatureExamples[]): Examples {
  const entries = parts.flatMap(({ endpoints }) => Object.entries(endpoints));
  const twice = entries
    .map(([endpoint]) => endpoint)
    .filter((endpoint, at, endpoints) => endpoints.indexOf(endpoint) !== at);
  if (twice.length > 0) throw new Error(`More than one feature has an example of ${twice.join(', ')}`);
  return Object.fromEntries(entries);
}
