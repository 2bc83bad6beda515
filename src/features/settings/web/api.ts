import { useQuery } from '@tanstack/react-query';
import { callsOf } from '#web/api/calls.ts';
import { defaultLogo, logoInPage, productNameInPage } from '#web/product.ts';
import type { calls } from '../contract.ts';

const api = callsOf<typeof calls>();

export const settingsOptions = api.read('GET /api/settings');

export const useSettings = () => useQuery(settingsOptions).data;

export const useProductName = (): string => useSettings()?.productName ?? productNameInPage();

export function useLogo(): string {
  const settings = useSettings();
  return settings ? (settings.logo ?? defaultLogo) : logoInPage();
}
