import { describe, expect, it } from 'vitest';
import { demoClubs } from '#features/teams/clubs/server/demo/clubs.ts';
import { planRoster, portraitCount } from '#features/teams/players/server/demo/fill.ts';
import { demoSports } from '#features/teams/sports/server/demo/sports.ts';
import { demoTeams } from '#features/teams/teams/server/demo/teams.ts';
import { drawings } from '../../../scripts/demo-art.ts';

const pictures = await drawings();

describe('the pictures of the demo village', () => {
  it('are the same every time', async () => {
    expect(await drawings()).toEqual(pictures);
  });

  it('show every team, club, sport and player', () => {
    const wanted = [
      ...[...demoTeams, ...demoClubs].map(({ slug }) => `crests/${slug}.svg`),
      ...demoSports.map(({ slug }) => `sports/${slug}.svg`),
      ...planRoster(demoTeams).map(({ id }) => `portraits/${id}.svg`),
      ...Array.from({ length: 16 }, (_, at) => `posters/${at + 1}.svg`),
    ];
    expect(wanted.filter((path) => !pictures.has(path))).toEqual([]);
    expect(pictures.has(`portraits/${portraitCount}.svg`)).toBe(true);
  });

  // A residence may wear the crest of one of its teams: only pictures of one kind have to differ.
  it('differ from each other within a kind', () => {
    const kinds = Map.groupBy(pictures, ([path]) => path.split('/')[0]);
    for (const [kind, ofKind] of kinds)
      expect(new Set(ofKind.map(([, drawing]) => drawing)).size, kind).toBe(ofKind.length);
  });

  it('are small, well-formed and self-contained', () => {
    for (const [path, drawing] of pictures) {
      expect(drawing.length, path).toBeLessThan(/^posters\/|banner/.test(path) ? 2_600 : 2_048);
      expect(drawing, path).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
      expect(drawing, path).not.toMatch(/undefined|NaN|<script|<style|href|"(skin|hair|wrap|light|dark|trim)"/);
      expect(drawing.match(/<(?!\/)/g)?.length, path).toBe((drawing.match(/\/>|<\//g) ?? []).length);
    }
  });
});
