import { groundAnchorCaptain } from '../../position-keys.ts';
import type { Sitter } from './residence-anchors.ts';

export interface DemoGroundAnchor extends Sitter {
  /** Of their account. */
  username: string;
  position?: string;
  bio: string;
  achievements?: string[];
}

/** The officers of the village, by their accounts. */
export const demoGroundAnchors: DemoGroundAnchor[] = [
  {
    username: 'officer',
    position: groundAnchorCaptain,
    tone: 2,
    bio: 'Opens the court, checks the nets and knows every captain’s number by heart. Third season in the bib.',
    achievements: ['100 games on the touchline', 'Ground Anchor of the Year 2025'],
  },
  {
    username: 'thandi.m',
    position: groundAnchorCaptain,
    feminine: true,
    tone: 3,
    bio: 'Keeps the score of the netball league and the peace behind the benches.',
    achievements: ['Scorer of the 2025 final'],
  },
  {
    username: 'sipho_k',
    tone: 1,
    bio: 'Drums, flags and the loudest count-down in the village.',
    achievements: ['Best support, derby week 2025'],
  },
  {
    username: 'lerato',
    feminine: true,
    tone: 3,
    bio: 'First aid box in one hand, line-up sheet in the other.',
    achievements: ['First aid level 2'],
  },
  {
    username: 'ruan.vw',
    tone: 8,
    bio: 'Marks the field before sunrise. His lines are straighter than most arguments.',
  },
  {
    username: 'priya_n',
    feminine: true,
    tone: 5,
    bio: 'Box scores while the game is still running. She has never lost a rebound.',
    achievements: ['40 box scores in one season'],
  },
  { username: 'tumelo', tone: 2, bio: 'Looks after Diski and anybody who turns up without boots.' },
  {
    username: 'zanele.g',
    feminine: true,
    tone: 1,
    bio: 'Welcomes visiting teams, finds them water, and sends them home with a story.',
    achievements: ['Fair play award 2024'],
  },
  { username: 'imraan', tone: 5, bio: 'Chess clocks, pool cues and the Games Lounge rota.' },
];
