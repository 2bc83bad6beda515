export const defaultProductName = 'Village Arena';

export const logoUrl = '/icon.svg';
