import { readOptions } from '#web/queries.ts';
import type { Sport, Team } from '../contract.ts';

export const sportsOptions = () => readOptions<Sport[]>('/api/sports', { topics: ['sports'] });

/** All teams, the way their screens share them. */
export const teamsOptions = () => readOptions<Team[]>('/api/teams', { topics: ['teams', 'sports'] });
