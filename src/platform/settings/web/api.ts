import { useQuery } from '@tanstack/react-query';
import type { SourceProps } from '#platform/admin/web/manager/form/form.ts';
import { apiClient } from '#web/api/requests.ts';
import type { endpoints } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const settingsOptions = api.read('GET /api/settings');

export const useSettings = () => useQuery(settingsOptions).data;

/** The village's time zone, for a field of a manager. */
export const VillageTimeZone = ({ children }: SourceProps<string>) => children(useSettings()?.timeZone);

export const useProductName = (): string => useSettings()?.productName ?? productNameInPage();

export function useLogo(): string {
  const settings = useSettings();
  return settings ? (settings.logo ?? defaultLogo) : logoInPage();
}

export const defaultLogo = '/icon.svg';

/** Values from the page's HTML, until the settings have loaded. */
const productNameInPage = () => inPage('meta[name="application-name"]', 'content') ?? 'Village Arena';
const logoInPage = () => inPage('link[rel="icon"]', 'href') ?? defaultLogo;

function inPage(selector: string, attribute: string): string | null | undefined {
  return document.querySelector(selector)?.getAttribute(attribute);
}
