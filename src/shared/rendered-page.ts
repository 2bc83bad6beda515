/** A requested page, and what its rendering needs from the server. */
export interface AskedPage {
  url: URL;
  /** Whether the page is for a desktop's window. */
  isWide: boolean;
  /** The device's time zone; null when it is unknown and the village's is assumed. */
  timeZone: string | null;
  /** Makes a read as the person who requests the page. */
  read(path: string): Promise<Response>;
}

export interface RenderedPage {
  markup: string;
  /** What the browser hydrates it with, as JSON. */
  state: string;
}

/** Null when a read failed, or when the page redirects. */
export type RenderPage = (page: AskedPage) => Promise<RenderedPage | null>;

/** The id of the element that holds the state. */
export const stateId = 'state';

/** The app shell, which is the same for everybody: a service worker stores it, and opens it without a network. */
export const shellPath = '/shell';
