/** Push services of the common browsers. A name with a leading dot stands for all its subdomains. */
const services = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const;

/** Strangers may submit any address: only push services and hosts added by the operator or an admin are allowed. */
export function isPushService(endpoint: string, added: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, port, hostname, username, password, hash } = new URL(endpoint);
  if (protocol !== 'https:' || username || password || hash) return false;
  if (added.includes(host)) return true;
  return port === '' && services.some((name) => (name.startsWith('.') ? hostname.endsWith(name) : hostname === name));
}

/** One spelling of an address, so that a device is stored once. */
export function normalized(endpoint: string): string {
  const url = new URL(endpoint);
  // Assigned, an empty search or hash loses its sign too.
  url.hash = '';
  if (url.search === '') url.search = '';
  return url.href;
}
