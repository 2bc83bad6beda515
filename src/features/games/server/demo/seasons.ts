import type { GameCategory } from '../../contract.ts';

interface SeasonPlan {
  /** Weeks from now to the first round, and between rounds. None is this week: what has been played would depend on the weekday. */
  firstWeek: number;
  weeksBetween: number;
  /** Weekday (0 Monday) and local time of the games of a round. */
  slots: [weekday: number, time: string][];
  grounds: [atTheVillage: string, elsewhere: string];
  firstLeg: GameCategory;
  secondLeg: GameCategory[];
}

export const seasons: Record<number, SeasonPlan> = {
  1: {
    firstWeek: -16,
    weeksBetween: 3,
    slots: [
      [1, '18:30'],
      [1, '20:15'],
      [3, '18:30'],
    ],
    grounds: ['Village Court', 'Court'],
    firstLeg: 'league',
    secondLeg: ['regular', 'tournament', 'regular', 'friendly', 'playoff'],
  },
  2: {
    firstWeek: -14,
    weeksBetween: 3,
    slots: [
      [2, '17:30'],
      [2, '19:00'],
    ],
    grounds: ['Jacaranda Courts', 'Court'],
    firstLeg: 'league',
    secondLeg: ['tournament', 'friendly', 'regular', 'exhibition', 'playoff'],
  },
  3: {
    firstWeek: -16,
    weeksBetween: 3,
    slots: [
      [5, '14:00'],
      [5, '16:00'],
    ],
    grounds: ['Lower Field', 'Field'],
    firstLeg: 'league',
    secondLeg: ['regular', 'friendly', 'tournament', 'tournament', 'playoff'],
  },
  4: {
    firstWeek: -14,
    weeksBetween: 5,
    slots: [
      [5, '13:30'],
      [5, '15:30'],
    ],
    grounds: ['Upper Field', 'Field'],
    firstLeg: 'league',
    secondLeg: ['regular', 'friendly', 'playoff'],
  },
  5: {
    firstWeek: -13,
    weeksBetween: 5,
    slots: [
      [4, '19:00'],
      [4, '20:30'],
    ],
    grounds: ['Games Lounge', 'Lounge'],
    firstLeg: 'league',
    secondLeg: ['exhibition', 'tournament', 'playoff'],
  },
  6: {
    firstWeek: -14,
    weeksBetween: 3,
    slots: [
      [4, '17:00'],
      [5, '11:00'],
    ],
    grounds: ['Kopje Ground', 'Ground'],
    firstLeg: 'league',
    secondLeg: ['friendly', 'tournament', 'regular', 'regular', 'playoff'],
  },
  7: {
    firstWeek: -16,
    weeksBetween: 5,
    slots: [
      [0, '18:00'],
      [0, '18:00'],
    ],
    grounds: ['Village Library', 'Common Room'],
    firstLeg: 'league',
    secondLeg: ['regular', 'exhibition', 'playoff'],
  },
  8: {
    firstWeek: -6,
    weeksBetween: 9,
    slots: [[5, '12:00']],
    grounds: ['Village Court', 'Hall'],
    firstLeg: 'exhibition',
    secondLeg: ['exhibition'],
  },
  9: {
    firstWeek: -4,
    weeksBetween: 10,
    slots: [[5, '08:00']],
    grounds: ['Village Gym', 'Gym'],
    firstLeg: 'friendly',
    secondLeg: ['friendly'],
  },
  10: {
    firstWeek: -13,
    weeksBetween: 5,
    slots: [
      [3, '19:30'],
      [3, '20:30'],
    ],
    grounds: ['Village Common Room', 'Common Room'],
    firstLeg: 'league',
    secondLeg: ['friendly', 'tournament', 'playoff'],
  },
  11: {
    firstWeek: -14,
    weeksBetween: 5,
    slots: [
      [5, '09:00'],
      [5, '10:30'],
    ],
    grounds: ['Village Astro', 'Astro'],
    firstLeg: 'league',
    secondLeg: ['tournament', 'regular', 'friendly'],
  },
};
