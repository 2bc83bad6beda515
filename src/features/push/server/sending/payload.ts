import { mostBytes } from './encrypt.ts';

export interface Shown {
  title: string;
  text: string;
  link: string;
  topic: string;
}

const longest = { title: 120, text: 400 };

/** Declarative Web Push: Safari shows it without the service worker, other browsers show it through the worker. */
export function payloadOf({ title, text, link, topic }: Shown, origin: string | undefined): string {
  const navigate = origin === undefined ? link : origin + link;
  const notification = (most: typeof longest) => ({
    title: cut(title, most.title),
    body: cut(text, most.text),
    navigate,
    tag: topic,
    lang: 'en',
    silent: false,
  });
  const json = JSON.stringify({ web_push: 8030, notification: notification(longest) });
  if (Buffer.byteLength(json) <= mostBytes) return json;
  return JSON.stringify({ web_push: 8030, notification: notification({ title: 60, text: 100 }) });
}

/** Cuts by code points, so that no surrogate pair is split. */
const cut = (text: string, most: number): string => {
  const signs = [...text];
  return signs.length <= most ? text : `${signs.slice(0, most - 1).join('')}…`;
};
