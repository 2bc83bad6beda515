/** As the page has them, until the settings have come. */
export const defaultProductName = inPage('meta[name="application-name"]', 'content') ?? 'Village Arena';
export const defaultLogo = '/icon.svg';
export const firstLogo = inPage('link[rel="icon"]', 'href') ?? defaultLogo;

function inPage(selector: string, attribute: string): string | null | undefined {
  return document.querySelector(selector)?.getAttribute(attribute);
}
