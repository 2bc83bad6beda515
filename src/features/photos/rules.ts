/** What a photo is called when nobody named it. */
export const defaultPhotoTitle = (productName: string): string => `${productName} Photo`;
export const defaultPhotoDescription = 'Sports Event Photo';
