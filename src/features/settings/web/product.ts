export const defaultLogo = '/icon.svg';

/** Values from the page's HTML, until the settings have loaded. */
export const productNameInPage = () => inPage('meta[name="application-name"]', 'content') ?? 'Village Arena';
export const logoInPage = () => inPage('link[rel="icon"]', 'href') ?? defaultLogo;

function inPage(selector: string, attribute: string): string | null | undefined {
  return document.querySelector(selector)?.getAttribute(attribute);
}
