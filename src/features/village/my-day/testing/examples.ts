import { featureExamples } from '#testing/example.ts';
import { members } from '#testing/statuses.ts';

export const myDayExamples = featureExamples.contribution({ endpoints: { 'GET /api/user/day': { gets: members } } });
