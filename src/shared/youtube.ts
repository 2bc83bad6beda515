export interface YoutubeVideo {
  id: string;
  kind: VideoKind;
}
export type VideoKind = 'video' | 'short';

const videoId = /^[A-Za-z0-9_-]{11}$/;
export const maxLinkLength = 300;
const plainAddress = /^https:\/\/[!-[\]-~]+$/i;

/** Reads a YouTube watch, short, shorts or embed link, or a bare id. Anything else is null, however similar. */
export function youtubeVideo(typed: string): YoutubeVideo | null {
  const text = typed.trim();
  if (videoId.test(text)) return { id: text, kind: 'video' };
  if (text.length > maxLinkLength || !plainAddress.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || url.port !== '') return null;
  const id = readers[url.hostname]?.(url);
  if (id === undefined || !videoId.test(id)) return null;
  return { id, kind: url.pathname.startsWith('/shorts/') ? 'short' : 'video' };
}

export const youtubeId = (typed: string): string | null => youtubeVideo(typed)?.id ?? null;

export const buildVideoUrl = ({ id, kind }: YoutubeVideo): string =>
  kind === 'short' ? `https://www.youtube.com/shorts/${id}` : `https://www.youtube.com/watch?v=${id}`;

export const buildEmbedUrl = (id: string): string => `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}`;

export const buildStillUrl = (id: string): string => `https://i.ytimg.com/vi/${encodeURIComponent(id)}/hqdefault.jpg`;

type IdReader = (url: URL) => string | undefined;

const inPath =
  (...folders: string[]): IdReader =>
  ({ pathname }) => {
    const [, folder = '', id] = /^\/(?:(\w+)\/)?([^/]+)\/?$/.exec(pathname) ?? [];
    return folders.includes(folder) ? id : undefined;
  };

/** Exactly one `v`, so that no two parsers of the address can disagree about which one counts. */
const watched: IdReader = ({ pathname, searchParams }) => {
  const ids = searchParams.getAll('v');
  return pathname === '/watch' && ids.length === 1 ? ids[0] : undefined;
};

const onYoutube: IdReader = (url) => watched(url) ?? inPath('shorts', 'embed')(url);

/** The hosts, exactly; a table without inherited keys. */
const readers: Readonly<Record<string, IdReader>> = Object.assign(Object.create(null), {
  'youtube.com': onYoutube,
  'www.youtube.com': onYoutube,
  'm.youtube.com': onYoutube,
  'youtu.be': inPath(''),
  'youtube-nocookie.com': inPath('embed'),
  'www.youtube-nocookie.com': inPath('embed'),
});
