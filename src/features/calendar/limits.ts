export const longest = { title: 100, location: 200, description: 1_000 } as const;
/** Most events that one person keeps. */
export const eventsPerPerson = 1_000;
export const endsTooEarly = 'The end must be after the start';
