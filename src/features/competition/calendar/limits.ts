export const longest = { title: 100, location: 200, description: 1_000 } as const;
/** The most events of one person. */
export const eventsPerPerson = 1_000;
export const endsTooEarly = 'The end must be after the start';
