/** A name without regard to case, spaces and letters nobody sees, so that no one comes twice under one name. */
export const rsvpKey = (userName: string): string =>
  userName
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
