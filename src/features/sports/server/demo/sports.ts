import { firstSports, slugOf } from '../first-sports.ts';

export interface DemoSport {
  id: number;
  name: string;
  slug: string;
}

export const demoSports: DemoSport[] = firstSports.map((sport) => ({
  ...sport,
  slug: slugOf(sport.name),
}));
