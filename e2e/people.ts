/** The demo accounts that tests log in as. */
export type Person = 'member' | 'officer' | 'admin';

export const passwords = { demo: 'sunlit-courtside-46', admin: 'floodlit-ground-115' };

export const getPassword = (person: Person): string => (person === 'admin' ? passwords.admin : passwords.demo);
