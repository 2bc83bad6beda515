import { describe, expect, it } from 'vitest';
import { groupIntoSections, listTeam } from './rules.ts';

describe('the directory', () => {
  const titled = (...positions: string[]) =>
    groupIntoSections(positions.map((position, at) => ({ id: at + 10, position }))).map(({ title }) => title);

  it('has its sections in their order, without empty ones', () => {
    expect(
      titled(
        'House Secretary',
        'Wellness Anchor',
        'Academic Lead',
        'Social Portfolio',
        'Digital Lead',
        'Sports Officer',
      ),
    ).toEqual([
      'Sports Officers',
      'Digital Portfolio',
      'Social Portfolio',
      'Academic Portfolio',
      'Community Engagement & Wellness',
      'Other Residence Anchors',
    ]);
    expect(titled('COMMUNITY outreach')).toEqual(['Community Engagement & Wellness']);
    expect(groupIntoSections([])).toEqual([]);
  });

  it('puts a position of two portfolios into the first of them, and matches whole words only', () => {
    expect(titled('Digital & Social Media')).toEqual(['Digital Portfolio']);
    expect(titled('Transport', 'Antisocial')).toEqual(['Other Residence Anchors']);
  });

  it('has anchors 1 and 2 first among the sports officers, whatever they are called', () => {
    const anchors = [
      { id: 7, position: 'Sports Officer' },
      { id: 2, position: 'Digital Lead' },
      { id: 3, position: 'Digital Lead' },
      { id: 1, position: 'Head' },
    ];
    expect(groupIntoSections(anchors).map((section) => [section.title, section.anchors.map(({ id }) => id)])).toEqual([
      ['Sports Officers', [1, 2, 7]],
      ['Digital Portfolio', [3]],
    ]);
  });
});

describe('the ground anchors', () => {
  it('are members and captains alone, captains first, then by name', () => {
    const anchors = [
      { name: 'zanele', position: 'Ground Anchor Member' },
      { name: 'Élan', position: 'Ground Anchor Member' },
      { name: 'Ruan', position: 'GA Captain' },
      { name: 'Old hand', position: 'Alumnus' },
      { name: 'Ben', position: 'GA Captain' },
      { name: 'Fana', position: 'Ground Anchor Member' },
    ];
    expect(listTeam(anchors).map(({ name }) => name)).toEqual(['Ben', 'Ruan', 'Élan', 'Fana', 'zanele']);
  });
});
