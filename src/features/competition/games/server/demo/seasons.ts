import type { ResidenceKey } from '#demo/names.ts';
import type { GameCategory, GameStatus } from '../../contract.ts';
import type { Score } from './scores.ts';

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

export interface Occasion {
  sportId: number;
  home: ResidenceKey;
  away: ResidenceKey;
  /** Days from today; null for the game being played right now. */
  inDays: number | null;
  time: string;
  category: GameCategory;
  status: GameStatus;
  score?: Score;
}

/** Ordinary rounds avoid these days around today, so that Home always shows the same. */
export const occasionDays = { from: -3, to: 5 };

const basketball = 1;
const netball = 2;
const soccer = 3;
const rugby = 4;
const esports = 5;
const diski = 6;
const chess = 7;
const hockey = 11;

export const occasions: Occasion[] = [
  {
    sportId: basketball,
    home: 'pv',
    away: 'knox',
    inDays: 2,
    time: '18:30',
    category: 'tournament',
    status: 'upcoming',
  },
  {
    sportId: basketball,
    home: 'pv',
    away: 'oak',
    inDays: -1,
    time: '18:30',
    category: 'league',
    status: 'completed',
    score: [72, 65],
  },
  {
    sportId: netball,
    home: 'pv',
    away: 'sunridge',
    inDays: null,
    time: '',
    category: 'tournament',
    status: 'live',
    score: [31, 28],
  },

  {
    sportId: soccer,
    home: 'baobab',
    away: 'pv',
    inDays: -2,
    time: '16:00',
    category: 'regular',
    status: 'completed',
    score: [1, 2],
  },
  {
    sportId: chess,
    home: 'oak',
    away: 'pv',
    inDays: -2,
    time: '18:00',
    category: 'league',
    status: 'completed',
    score: [5, 7],
  },
  { sportId: rugby, home: 'karoo', away: 'pv', inDays: -1, time: '15:30', category: 'league', status: 'cancelled' },
  {
    sportId: hockey,
    home: 'protea',
    away: 'kingfisher',
    inDays: 1,
    time: '17:00',
    category: 'regular',
    status: 'cancelled',
  },
  { sportId: diski, home: 'pv', away: 'knox', inDays: 1, time: '16:30', category: 'league', status: 'postponed' },
  {
    sportId: basketball,
    home: 'oak',
    away: 'sunridge',
    inDays: 2,
    time: '20:15',
    category: 'tournament',
    status: 'upcoming',
  },
  {
    sportId: netball,
    home: 'protea',
    away: 'marula',
    inDays: 3,
    time: '17:30',
    category: 'league',
    status: 'upcoming',
  },
  { sportId: soccer, home: 'oak', away: 'sunridge', inDays: 4, time: '17:00', category: 'league', status: 'upcoming' },
  { sportId: esports, home: 'pv', away: 'sunridge', inDays: 5, time: '19:00', category: 'playoff', status: 'upcoming' },
];
