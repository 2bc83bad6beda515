import { otherSide, type Side } from '../challenge-rules.ts';
import type { Challenge, Climber, Fall, Ladder } from '../contract.ts';
import { daysText, placesText, resultText, weeksText } from '../rules.ts';

/** Whom one plays; null for a challenge of others. */
export const opponentOf = ({ me, ...challenge }: Challenge): string | null =>
  me === null ? null : challenge[otherSide(me)].name;

const nameOf = (challenge: Challenge, side: Side): string => (challenge.me === side ? 'You' : challenge[side].name);

/** 'Sipho challenges you', 'You challenge Sipho' */
export function challengeText(challenge: Challenge): string {
  const { me, challenged } = challenge;
  const verb = me === 'challenger' ? 'challenge' : 'challenges';
  return `${nameOf(challenge, 'challenger')} ${verb} ${me === 'challenged' ? 'you' : challenged.name}`;
}

/** 'You beat Sipho 3–1', 'Sipho beat you', 'You and Sipho drew' */
export function outcomeText(challenge: Challenge): string {
  const { challenger, challenged, winner, score, me } = challenge;
  if (me === null || winner === null)
    return resultText({ challenger: challenger.name, challenged: challenged.name, winner, score });
  const end = score === null ? '' : ` ${score}`;
  const other = challenge[otherSide(me)].name;
  if (winner === 'draw') return `You and ${other} drew${end}`;
  return winner === me ? `You beat ${other}${end}` : `${other} beat you${end}`;
}

/** What has become of a challenge, where that is more than its result. */
export const statusNotes: Readonly<Record<Challenge['status'], string | null>> = {
  open: 'Waits for an answer',
  accepted: 'To be played',
  entered: 'Waits for confirmation',
  disputed: 'Disputed',
  confirmed: null,
  agreed: null,
  decided: 'Decided by an officer',
  declined: 'Declined',
  unanswered: 'Not answered',
  unplayed: 'Not played',
  ended: 'Taken back',
};

export const changeText = (gain: number): string => (gain > 0 ? `+${gain}` : String(gain).replace('-', '−'));

/** 'Up 2 places in a week' */
export function movedText(moved: number | null): string {
  if (moved === null) return 'New this week';
  if (moved === 0) return 'Same place as a week ago';
  return `${moved > 0 ? 'Up' : 'Down'} ${placesText(Math.abs(moved))} in a week`;
}

/** '5 won, 2 lost', with draws if there are any. */
export function recordText({ won, drawn, lost }: Pick<Climber, 'won' | 'drawn' | 'lost'>): string {
  if (won + drawn + lost === 0) return 'No game yet';
  return [`${won} won`, ...(drawn > 0 ? [`${drawn} drawn`] : []), `${lost} lost`].join(', ');
}

/** 'Thandi fell 1 place: no game for 3 weeks' */
export const fallText = ({ name, places, weeks }: Fall, isMe: boolean): string =>
  `${isMe ? 'You' : name} fell ${placesText(places)}: no game for ${weeksText(weeks)}`;

/** What a line of ratings shows, in words. */
export function ratingsText(ratings: readonly number[]): string {
  const [first, last] = [ratings[0], ratings.at(-1)];
  if (ratings.length < 2) return `Elo ${last}, no game yet`;
  const games = ratings.length === 2 ? 'one game' : `${ratings.length - 1} games`;
  return `Elo from ${first} to ${last} in ${games}, at most ${Math.max(...ratings)}`;
}

/** The rules of a ladder in sentences, with its numbers. */
export function rulesOf(ladder: Ladder): string[] {
  const { reach, answerDays, playDays, forfeits, idleWeeks, idlePlaces } = ladder;
  const within = reach === 1 ? 'the place above you' : `up to ${reach} places above you`;
  return [
    `Challenge somebody ${within}, one at a time.`,
    `They answer within ${daysText(answerDays)}. ${forfeits ? 'Whoever declines or does not answer loses the place.' : 'A challenge that is declined or not answered lapses.'}`,
    `Play within ${daysText(playDays)} of the answer, and enter the result. The other confirms or disputes it within 24 hours; silence counts as agreed.`,
    'Whoever wins from below takes the place, and those between go down one.',
    ...(idleWeeks === null
      ? []
      : [
          `After ${weeksText(idleWeeks)} without a game you fall ${placesText(idlePlaces)}. You are told three days before.`,
        ]),
  ];
}

export const eloRules = ({ eloK, eloStart }: Ladder): string =>
  `Everybody starts at ${eloStart}, and a game moves a rating by ${eloK} at most (K = ${eloK}): new rating = old rating + ${eloK} × (result − expected), with 1 for a win, ½ for a draw and 0 for a defeat. Expected is 1 ÷ (1 + 10^((theirs − yours) ÷ 400)).`;
