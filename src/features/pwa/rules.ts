/** The pictures by which a device knows the app; `maskable` may be cut to any shape, `apple` is cut to a rounded square. */
export const icons = {
  'any-192': { size: 192, purpose: 'any' },
  'any-512': { size: 512, purpose: 'any' },
  'maskable-192': { size: 192, purpose: 'maskable' },
  'maskable-512': { size: 512, purpose: 'maskable' },
  'apple-180': { size: 180, purpose: 'apple' },
} as const;

export type IconName = keyof typeof icons;
export const iconNames = Object.keys(icons).filter((name): name is IconName => name in icons);

export const iconPath = (name: IconName): string => `/icons/${name}.png`;

/** The grounds of the two themes, as `theme.ts` gives them to the browser's bar; a manifest holds one, the page says which. */
export const ground = '#080c15';

/** Where a device beyond help is cleared. */
export const clearPath = '/clear-device';

/** What is for admins and officers alone, for security, what somebody searched for, and where they are told. */
const neverKept = [
  /^\/api\/(admin|ground-anchor|waiting|disputed-results|search|exports|imports|docs|people|club-signups|player-claims|player-merges|notifications)(\/|$)/,
  /^\/api\/(user\/sessions|games\/locations|posts\/reports)(\/|$)/,
  /^\/api\/(players\/[^/]+\/(link|merge)|games\/[^/]+\/(scorer-links|scorers|offered))$/,
  /^\/api\/playlists(?!\/active$)/,
];

/** Whether the answer of a read may stay on the device of whoever was given it. */
export const mayBeKept = (path: string): boolean =>
  path.startsWith('/api/') && !neverKept.some((pattern) => pattern.test(path));

/** What a page asks of the service worker. */
export type ConsoleAsk = 'keep-console' | 'has-console';

/** What the worker answers: of which build it is, and whether all code of that build's console is on the device. */
export interface ConsoleCode {
  build: string;
  isKept: boolean;
}
