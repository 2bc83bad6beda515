import { useQuery } from '@tanstack/react-query';
import { callsOf } from '#web/api/calls.ts';
import type { calls } from '../contract.ts';
import { defaultLogo, logoInPage, productNameInPage } from './product.ts';

const api = callsOf<typeof calls>();

export const settingsOptions = api.read('GET /api/settings');

export const useSettings = () => useQuery(settingsOptions).data;

export const useProductName = (): string => useSettings()?.productName ?? productNameInPage();

export function useLogo(): string {
  const settings = useSettings();
  return settings ? (settings.logo ?? defaultLogo) : logoInPage();
}
