/** How long a browser keeps drafts and responses for offline use, unless the person logs out before. */
export const deviceDays = 7;
