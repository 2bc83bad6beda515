import { waitingLists } from '#features/people/notices/server/extension-points.ts';
import { searchSources } from '#platform/search/server/extension-points.ts';
import type { Feature } from '#server/feature.ts';
import { mergeUses } from '#server/resources/merging/merge-uses.ts';
import { bracketQuestionsTag, bracketsTag } from '../cache-tags.ts';
import { followingRemovals, followingResults, followingTables } from './progress-commands.ts';
import { countQuestions } from './question-queries.ts';
import { bracketsRoutes } from './routes.ts';
import { bracketSearch } from './search-queries.ts';
import { bracketsMigrations } from './tables.ts';
import { answersAboutTeam } from './uses.ts';

const openQuestions = waitingLists.contribution({
  access: 'officer',
  dependsOn: [bracketQuestionsTag],
  link: '/bracket-questions',
  count: countQuestions,
  text: (count) =>
    count === 1 ? '1 bracket waits for a decision: who plays?' : `${count} brackets wait for a decision: who plays?`,
});

export const brackets: Feature = {
  name: 'brackets',
  migrations: bracketsMigrations,
  keeps: () => [
    {
      about: 'duty',
      title: 'Decisions about brackets',
      what: 'If you are an officer: who you said goes on where a result did not, and when.',
      seenBy: 'Nobody but who reads the database. The audit log has the decision, too.',
      until: 'As long as the plan of the season exists.',
      tables: ['bracket_questions'],
    },
  ],
  onReset: { bracket_questions: 'emptied' },
  routes: () => bracketsRoutes,
  subscriptionAccess: { member: [bracketsTag], officer: [bracketQuestionsTag] },
  contributes: [searchSources.contribution(bracketSearch), openQuestions, mergeUses.contribution(answersAboutTeam)],
  on: [followingResults, followingRemovals, followingTables],
  demo: async (write) => (await import('./demo/fill.ts')).addDemoBrackets(write),
  testing: async () => (await import('../testing/examples.ts')).bracketsExamples,
};
