import * as z from 'zod/mini';
import { atMost, ById, Day, Done, httpsUrl, Instant, listOrText, optional } from '#shared/fields.ts';
import { dayField, jsonField, optionalTextField, pictureField, switchField, textField } from '#shared/plain-fields.ts';
import { plainResource, resourceEndpoints } from '#shared/plain-resource.ts';
import { text } from '#shared/text.ts';

const maxLinkLength = 300;
const maxTracks = 50;
/** Limit in characters for tracks sent as JSON text. */
const maxJsonLength = 60_000;

const spotify = ['open.spotify.com', 'spotify.com', 'www.spotify.com', 'spotify.link'];
const appleMusic = ['music.apple.com', 'geo.music.apple.com'];
const youtube = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtu.be'];

export const Track = z.object({ title: z.string(), artist: z.string() });
export type Track = z.infer<typeof Track>;

const GivenTracks = z
  .array(z.object({ title: text({ max: 200 }), artist: text({ max: 200 }) }), 'must be a list of tracks')
  .check(z.maxLength(maxTracks, `must have at most ${maxTracks} entries`));

/** A list, or the JSON text of one. */
const TracksInput = z.pipe(
  listOrText({ longest: maxJsonLength, refused: 'must be a list of tracks', otherwise: emptyAsNone }),
  GivenTracks,
);

/** A day; if the specified form sends an instant, its day. */
const ReleaseDay = z.union(
  [
    Day,
    z.pipe(
      Instant,
      z.transform((moment) => moment.slice(0, 10)),
    ),
  ],
  'must be a day such as 2025-06-20',
);

const plainPlaylists = plainResource({
  path: '/api/playlists',
  resourceName: 'playlist',
  fields: {
    title: textField({ max: 120 }),
    description: optionalTextField({ max: 1000, lines: true }),
    coverImage: pictureField(),
    spotifyUrl: linkField(spotify, 'must be a link to Spotify'),
    appleMusicUrl: linkField(appleMusic, 'must be a link to Apple Music'),
    youtubeUrl: linkField(youtube, 'must be a link to YouTube'),
    /** Defaults to today. */
    releaseDate: { ...dayField(), sent: optional(ReleaseDay), fallback: undefined },
    curator: optionalTextField({ max: 80 }),
    /** Whether it is the Playlist of the Week; at most one is. */
    isActive: switchField(),
    featured: switchField(),
    tracks: {
      ...jsonField(optional(TracksInput), z.array(Track), { kind: 'rows', columns: ['title', 'artist'] }),
      fallback: [],
    },
  },
  /** `active` repeats `isActive` under another name, and `createdAt` is ISO 8601 in UTC. */
  shown: { active: z.boolean(), createdAt: z.string() },
});

const alsoCalled = { active: z.optional(z.boolean()) };

export const playlists = {
  ...plainPlaylists,
  Create: z.strictObject({ ...plainPlaylists.Create.shape, ...alsoCalled }),
  Change: z.strictObject({ ...plainPlaylists.Change.shape, ...alsoCalled }),
};
export type Playlist = z.infer<typeof playlists.ResponseBody>;

/** What the admin pages ask for in a new playlist: a title, and where it plays. */
export const QuickPlaylist = z.pick(playlists.Create, { title: true, spotifyUrl: true, appleMusicUrl: true });

/** An empty body, or one that repeats what the address says. */
const Activation = z.optional(
  z.strictObject({ active: z.optional(z.literal(true)), isActive: z.optional(z.literal(true)) }),
);
const activation = { params: ById, body: Activation, response: playlists.ResponseBody };

export const endpoints = {
  ...resourceEndpoints(playlists),
  'GET /api/playlists/active': { response: z.nullable(playlists.ResponseBody) },
  'POST /api/playlists/:id/set-active': activation,
  'PATCH /api/playlists/:id/set-active': activation,
  'POST /api/playlists/set-all-inactive': { response: Done },
  'PATCH /api/playlists/set-all-inactive': { response: Done },
};

/** An https address of one of these hosts, exactly. */
function linkField(hosts: readonly string[], message: string) {
  const Link = z.string().check(
    atMost(maxLinkLength),
    z.trim(),
    z.refine((typed) => isLinkTo(hosts, typed), message),
    z.overwrite((typed) => (URL.canParse(typed) ? new URL(typed).href : typed)),
  );
  return { ...optionalTextField({ max: maxLinkLength }), sent: optional(Link), control: { kind: 'link' } } as const;
}

function isLinkTo(hosts: readonly string[], typed: string): boolean {
  const url = /^[!-~]+$/.test(typed) ? httpsUrl(typed) : null;
  return url !== null && url.port === '' && hosts.includes(url.hostname);
}

function emptyAsNone(text: string): unknown[] | undefined {
  return text.trim() === '' ? [] : undefined;
}
