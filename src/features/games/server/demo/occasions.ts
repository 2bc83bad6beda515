import type { ResidenceKey } from '#demo/names.ts';
import type { GameCategory, GameStatus } from '../../contract.ts';
import type { Score } from './scores.ts';

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
