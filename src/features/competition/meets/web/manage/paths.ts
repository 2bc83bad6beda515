import { meetPath } from '../../rules.ts';

/** Where results are entered; of one event, if it is given. */
export const resultsPath = (meetId: number, eventId?: number): string =>
  `${meetPath(meetId)}/results${eventId === undefined ? '' : `?event=${eventId}`}`;
