import type { KeptGame, Publication } from '../../../publish-contract.ts';
import { counted } from '../plan-texts.ts';

/** '14 added, 2 moved, 1 called off'; null if publishing changes nothing. */
export function describeChanges({ added, moved, removed }: Pick<Publication, 'added' | 'moved' | 'removed'>) {
  const parts = [
    added.length > 0 && `${added.length} added`,
    moved.length > 0 && `${moved.length} moved`,
    removed.length > 0 && `${removed.length} called off`,
  ].filter(Boolean);
  return parts.length === 0 ? null : parts.join(', ');
}

/** 'Nobody is told', '12 people get one message each' */
export function describeTold(told: number): string {
  if (told === 0) return 'Nobody who plays or follows is known yet, so nobody is told';
  return told === 1 ? '1 person gets one message' : `${told} people get one message each`;
}

/** 'Nobody was told', '12 people were told' */
export const wereTold = (told: number): string =>
  told === 0 ? 'Nobody was told' : `${counted(told, 'person was', 'people were')} told`;

/** '3 things clash'; null if nothing does. The worst are listed first, so that all of a full list clash. */
export function describeClashes({ faults, furtherFaults }: Pick<Publication, 'faults' | 'furtherFaults'>) {
  const clashes = faults.filter(({ kind }) => kind === 'hard').length;
  if (clashes === 0) return null;
  const more = clashes === faults.length && furtherFaults > 0 ? 'more than ' : '';
  return more + counted(clashes, 'thing clashes', 'things clash');
}

export const whyKept: Readonly<Record<KeptGame['why'], string>> = {
  played: 'Has been played',
  live: 'Is being played',
  byHand: 'Was changed by hand since',
};

/** What people said of games that are called off; null if they said nothing. */
export function describeLeft({ rsvps, comments }: Publication['left']): string | null {
  const said = [rsvps > 0 && counted(rsvps, 'RSVP'), comments > 0 && counted(comments, 'comment')].filter(Boolean);
  if (said.length === 0) return null;
  return `${said.join(' and ')} ${rsvps + comments === 1 ? 'stays' : 'stay'} with them: a game of other teams begins anew.`;
}

/** What stays out of the village: '3 games have no place yet', '2 games wait for results'. */
export function describeLeftOut({ unplaced, waiting }: Pick<Publication, 'unplaced' | 'waiting'>): string[] {
  return [
    ...(unplaced.length > 0
      ? [`${counted(unplaced.length, 'game has', 'games have')} no place yet and will not be published`]
      : []),
    ...(waiting > 0 ? [`${counted(waiting, 'game waits', 'games wait')} for results that decide who plays`] : []),
  ];
}
