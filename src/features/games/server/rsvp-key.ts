/** A name regardless of case, spaces and invisible characters, so that nobody is entered twice under one name. */
export const rsvpKey = (userName: string): string =>
  userName
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
