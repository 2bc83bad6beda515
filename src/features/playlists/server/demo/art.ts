import { seededRandom } from '#demo/random.ts';
import type { Drawing } from '#server/feature.ts';
import { type DemoPlaylist, demoPlaylists } from './playlists.ts';

export const coverOf = (at: number) => `playlists/${at + 1}.svg`;

export const playlistsArt = (): Drawing[] =>
  demoPlaylists.map((playlist, at): Drawing => [coverOf(at), drawCover(playlist)]);

/** A sleeve: the groove of a record, and bars as loud as chance has them. */
function drawCover({ title, colours: [lit, dark] }: DemoPlaylist): string {
  const random = seededRandom(`cover ${title}`);
  const bars = Array.from({ length: 9 }, (_, at) => {
    const height = random.between(30, 150);
    return `<rect x="${40 + at * 36}" y="${360 - height}" width="20" height="${height}" rx="10"/>`;
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">',
    `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${lit}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`,
    '<path fill="url(#g)" d="M0 0H400V400H0Z"/>',
    '<g fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="3">',
    ...[60, 95, 130, 165].map((radius) => `<circle cx="270" cy="130" r="${radius}"/>`),
    `</g><circle cx="270" cy="130" r="24" fill="#fff" fill-opacity=".8"/>`,
    `<g fill="#fff" fill-opacity=".85">${bars.join('')}</g>`,
    '</svg>\n',
  ].join('');
}
