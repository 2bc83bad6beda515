import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callsOf } from '#web/calls.ts';
import { defaultLogo, defaultProductName, firstLogo } from '#web/product.ts';
import type { calls } from '../contract.ts';

export const settingsOptions = callsOf<typeof calls>().read('GET /api/settings');

export const useSettings = () => useQuery(settingsOptions).data;

export const useProductName = (): string => useSettings()?.productName ?? defaultProductName;

export function useLogo(): string {
  const settings = useSettings();
  return settings ? (settings.logo ?? defaultLogo) : firstLogo;
}

/** Keeps the page's accent and icon, which stand outside React, as the settings have them. */
export function usePageLook() {
  const accentStyles = useSettings()?.accentStyles;
  const logo = useLogo();
  useEffect(() => {
    if (accentStyles !== undefined) document.adoptedStyleSheets[0]?.replaceSync(accentStyles);
  }, [accentStyles]);
  useEffect(() => document.querySelector('link[rel="icon"]')?.setAttribute('href', logo), [logo]);
}
