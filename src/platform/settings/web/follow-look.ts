import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { defaultLogo, settingsOptions } from './api.ts';

/** Keeps the page's accent and icon, which are outside React, in step with the settings. */
export function followLook(client: QueryClient) {
  new QueryObserver(client, settingsOptions).subscribe(({ data }) => {
    if (!data) return;
    document.adoptedStyleSheets[0]?.replaceSync(data.accentStyles);
    document.querySelector('link[rel="icon"]')?.setAttribute('href', data.logo ?? defaultLogo);
  });
}
