export const defaultPhotoTitle = (productName: string): string => `${productName} Photo`;
export const defaultPhotoDescription = 'Sports Event Photo';
