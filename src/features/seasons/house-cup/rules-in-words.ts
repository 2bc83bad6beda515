import { ordinalText } from '#shared/notation.ts';
import type { CupRules, Level } from './rule-fields.ts';

const text = (points: number): string => (points < 0 ? `−${Math.abs(points)}` : String(points));

/** What a level gives, in short lines; nothing about what gives nothing. */
export function levelInWords(level: Level): string[] {
  const line = (points: number, words: string) => (points === 0 ? [] : [`${text(points)} ${words}`]);
  return [
    ...line(level.entry, `for ${entryWords[level.entryWhen]}${level.entryFor === 'team' ? ', each team' : ''}`),
    ...gamesInWords(level),
    ...line(level.playoffs, 'for reaching the play-offs'),
    ...placesInWords(level),
    ...(level.turnoutPeople > 0 ? [`${text(level.turnoutPoints)} if ${level.turnoutPeople} residents take part`] : []),
    ...line(
      level.perPerson,
      `for each person who takes part${level.perPersonMax > 0 ? `, up to ${level.perPersonMax}` : ''}`,
    ),
    ...line(level.neverAbsent, 'for a team that comes to every game'),
    ...level.sportsmanship.map(({ from, points }) => `${text(points)} for a sportsmanship rating of ${from} or more`),
    ...(level.lowRating > 0 ? [`Rated below ${level.lowRating}: keeps ${level.lowRatingKeeps} % of its points`] : []),
    ...lossesInWords(level),
    ...(level.bestTeams > 0 ? [bestInWords(level.bestTeams)] : []),
  ];
}

const entryWords = { entered: 'entering', played: 'taking part', finished: 'playing to the end' } as const;

const bestInWords = (count: number) =>
  count === 1 ? 'Only the best team of a residence counts' : `Only the best ${count} teams of a residence count`;

function gamesInWords(level: Level): string[] {
  const parts = (['win', 'tie', 'loss', 'default', 'forfeit'] as const).flatMap((outcome) =>
    level[outcome] === 0 ? [] : [`${outcomeWords[outcome]} ${text(level[outcome])}`],
  );
  return parts.length === 0 ? [] : [parts.join(' · ')];
}

const outcomeWords = {
  win: 'Win',
  tie: 'Tie',
  loss: 'Game lost',
  default: 'Not played, with notice',
  forfeit: 'Did not come',
} as const;

function placesInWords({ places, otherPlaces, perTeamBehind, placesByTurnout }: Level): string[] {
  return [
    ...(places.length > 0
      ? [places.map((points, index) => `${ordinalText(index + 1)} ${text(points)}`).join(' · ')]
      : []),
    ...(otherPlaces === 0 ? [] : [`${text(otherPlaces)} for other places`]),
    ...(perTeamBehind === 0
      ? []
      : [`${text(perTeamBehind)} for the last place, and as many more for each place above it`]),
    ...(placesByTurnout ? ['Places count by the share of residents who take part'] : []),
  ];
}

function lossesInWords({ lostForDefaults, lostForForfeits, lostOf }: Level): string[] {
  const of = lostOf === 'all' ? 'its points' : 'its points for taking part';
  const steps = (shares: readonly number[], what: string) =>
    shares.length === 0 ? [] : [`${what}: a team loses ${shares.join(' %, then ')} % of ${of}`];
  return [...steps(lostForDefaults, 'Not played, with notice'), ...steps(lostForForfeits, 'Did not come')];
}

/** What applies to all levels. */
export function generalInWords({ tiedPlaces, jointTeams, order, objectionDays }: CupRules): string[] {
  return [
    tiedPlaces === 'share' ? 'Level teams share what their places give' : 'Level teams each get what their place gives',
    jointTeams === 'share'
      ? 'A team of two residences gives each half of its points'
      : 'A team of two residences gives each all of its points',
    order === 'total' ? 'The table goes by all points' : 'The table goes by points for each 100 residents',
    objectionDays === 0
      ? 'Points are final at once'
      : `Points are final after ${objectionDays} ${objectionDays === 1 ? 'day' : 'days'}`,
  ];
}
