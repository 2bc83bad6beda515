/** What the app is called until the residence's own settings are there. */
export const defaultProductName = 'Village Arena';

/** The app's badge; letters take its place if it does not load. */
export const logoUrl = '/icon.svg';
