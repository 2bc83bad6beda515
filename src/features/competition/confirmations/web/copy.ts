import { scoreText } from '#features/competition/games/score-rules.ts';
import type { Confirmation, HistoryEntry } from '../contract.ts';
import { type Side, sides } from '../rules.ts';

export type SideNames = Record<Side, string>;

/** The status of a result in one line; null if there is nothing to say. */
export function describeStatus(confirmation: Confirmation, names: SideNames): string | null {
  const { status } = confirmation;
  if (status === 'confirmed') return 'Confirmed by both';
  if (status === 'decided') return 'Disputed, and decided: the result stands.';
  if (status === 'disputed')
    return `Disputed by ${sidesWith(confirmation, 'disputed', names)}. An officer or admin will decide.`;
  const confirmed = sidesWith(confirmation, 'confirmed', names);
  if (status === 'awaiting') {
    return confirmed
      ? `Confirmed by ${confirmed}, waiting for ${sidesWith(confirmation, 'open', names)}.`
      : 'Waiting for the captains to confirm.';
  }
  if (status !== 'agreed') return null;
  return confirmed
    ? `Confirmed by ${confirmed}. ${describeSilence(confirmation, names)}`
    : 'Nobody objected within 24 hours.';
}

function describeSilence(confirmation: Confirmation, names: SideNames): string {
  const [side = 'home'] = sides.filter((one) => confirmation[one] === 'silent');
  const hadNoCaptain = sidesNotAsked(confirmation).includes(side);
  return hadNoCaptain ? `${names[side]} had no captain to ask.` : `${names[side]} did not object within 24 hours.`;
}

function sidesWith(confirmation: Confirmation, statement: Confirmation['home'], names: SideNames): string {
  const matching = sides.filter((side) => confirmation[side] === statement);
  return matching.length === 2 ? 'both' : matching.map((side) => names[side]).join('');
}

const sidesNotAsked = ({ history }: Confirmation): readonly Side[] =>
  history.findLast(({ kind }) => kind === 'asked' || kind === 'corrected')?.withoutCaptain ?? [];

/** Hides the status if neither team had a captain and nobody has said anything. */
export const isWithoutCaptains = (confirmation: Confirmation): boolean =>
  sidesNotAsked(confirmation).length === 2 &&
  confirmation.history.every(({ kind }) => ['asked', 'corrected', 'silent'].includes(kind)) &&
  !confirmation.can.confirm;

export const describeCorrection = ({ after }: NonNullable<Confirmation['corrected']>): string =>
  after === 'confirmed' ? 'Corrected after both sides had confirmed' : 'Corrected after both sides had agreed';

export function describeEntry(entry: HistoryEntry, names: SideNames): string {
  const score = scoreText(entry);
  const side = entry.side ? names[entry.side] : '';
  const because = entry.reason ? `: ${entry.reason}` : '.';
  const missing = entry.withoutCaptain
    .map((one) => ` ${names[one]} had no captain, so no answer is expected.`)
    .join('');
  switch (entry.kind) {
    case 'asked':
      return `Captains were asked to confirm ${score}.${missing}`;
    case 'corrected':
      return `Corrected to ${score}${entry.after ? ` after both sides had ${entry.after}` : ''}. Captains were asked again.${missing}`;
    case 'confirmed':
      return `${side} confirmed ${score}.`;
    case 'disputed':
      return `${side} disputed ${score}${because}`;
    case 'takenBack':
      return `${side} took back their dispute.`;
    case 'silent':
      return `${side} did not answer within 24 hours, which counts as agreed.`;
    case 'upheld':
      return `Decided that ${score} stands${because}`;
    case 'overturned':
      return `Decided that ${score} is wrong${because}`;
    case 'ended':
      return 'The result no longer counts.';
  }
}
