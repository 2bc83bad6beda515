import { compareNames } from '#shared/names.ts';
import type { GroundAnchor, ResidenceAnchor } from './contract.ts';
import { groundAnchorCaptain, groundAnchorMember } from './position-keys.ts';

/** The portfolios in display order, each with the pattern that finds it in a position. */
const portfolios: readonly [title: string, told: RegExp][] = [
  ['Sports Officers', /\bsports?\b/i],
  ['Digital Portfolio', /\bdigital\b/i],
  ['Social Portfolio', /\bsocial\b/i],
  ['Academic Portfolio', /\bacademics?\b/i],
  ['Community Engagement & Wellness', /\b(community|wellness)\b/i],
];
const otherSection = 'Other Residence Anchors';
/** Ids of the sports officers, whatever their position is called. They come first. */
const firstIds: readonly number[] = [1, 2];

type Positioned = Pick<ResidenceAnchor, 'id' | 'position'>;

export interface AnchorSection<Anchor> {
  title: string;
  anchors: Anchor[];
}

/** The sections of the directory, without empty ones. */
export function groupIntoSections<Anchor extends Positioned>(anchors: readonly Anchor[]): AnchorSection<Anchor>[] {
  const inOrder = anchors.toSorted((one, other) => getRank(one) - getRank(other));
  return [...portfolios.map(([title]) => title), otherSection]
    .map((title) => ({ title, anchors: inOrder.filter((anchor) => findSection(anchor) === title) }))
    .filter(({ anchors }) => anchors.length > 0);
}

/** The portfolio that lists this anchor in the directory. */
export function findSection({ id, position }: Positioned): string {
  if (firstIds.includes(id)) return 'Sports Officers';
  return portfolios.find(([, pattern]) => pattern.test(position))?.[0] ?? otherSection;
}

const getRank = ({ id }: Positioned): number => (firstIds.includes(id) ? firstIds.indexOf(id) : firstIds.length);

type TeamMate = Pick<GroundAnchor, 'name' | 'position'>;

/** Members and captains: captains first, then by name. */
export const listTeam = <Anchor extends TeamMate>(anchors: readonly Anchor[]): Anchor[] =>
  anchors
    .filter(({ position }) => position === groundAnchorMember || position === groundAnchorCaptain)
    .toSorted((one, other) => Number(isCaptain(other)) - Number(isCaptain(one)) || compareNames(one.name, other.name));

export const isCaptain = ({ position }: Pick<TeamMate, 'position'>): boolean => position === groundAnchorCaptain;
