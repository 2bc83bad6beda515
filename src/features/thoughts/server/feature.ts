import { opaqueIds } from '#features/conversation/contract.ts';
import { commentModeration } from '#features/conversation/rules.ts';
import { conversationKinds } from '#features/conversation/server/slots.ts';
import { waitingLists } from '#features/notices/server/slots.ts';
import { pictureService } from '#features/uploads/server/parts.ts';
import { uploadReaders } from '#features/uploads/server/slots.ts';
import { haveNoRows } from '#server/database/untouched.ts';
import type { Feature } from '#server/feature.ts';
import { exportOfResource } from '#server/sheets/exported-list.ts';
import { Thought } from '../contract.ts';
import { thoughtTalk } from '../rules.ts';
import { newAlias } from './aliases.ts';
import { addDemoThoughts } from './demo/fill.ts';
import { thoughtsMigrations } from './migrations.ts';
import { thoughtReports } from './moderation-commands.ts';
import { listReported } from './moderation-queries.ts';
import { moderationRoutes } from './moderation-routes.ts';
import { listThoughts, mayReadThoughtPicture, thoughtSubject, thoughtsOfSubjects } from './queries.ts';
import { thoughtCounts } from './repost-commands.ts';
import { thoughtsRoutes } from './routes.ts';

export const thoughts: Feature = {
  name: 'thoughts',
  migrations: thoughtsMigrations,
  onReset: { thoughts: 'emptied', reposts: 'emptied', thought_reports: 'emptied' },
  routes: async (village) => [...thoughtsRoutes(await pictureService.of(village)), ...moderationRoutes],
  audiences: {
    thoughts: 'visitor',
    thought: 'visitor',
    'likes:thought': 'visitor',
    'comments:thought': 'visitor',
    'comment:thought': 'visitor',
    'comment-likes:thought': 'visitor',
    'own-thoughts': 'own',
    [thoughtReports]: 'admin',
  },
  // Whoever listens is told of a thought some time after it was written.
  jittered: ['thoughts'],
  fills: [
    uploadReaders.fill({ purpose: 'thought', mayRead: mayReadThoughtPicture }),
    conversationKinds.fill({
      ...thoughtTalk,
      ids: opaqueIds,
      access: { read: 'visitor', write: 'visitor' },
      newAlias,
      countsTopics: [thoughtCounts],
      find: thoughtSubject,
      itemsOf: thoughtsOfSubjects,
    }),
    exportOfResource(
      { set: 'thoughts', Answer: Thought },
      { title: 'Thoughts (without their authors)', list: listThoughts },
    ),
    waitingLists.fill({
      access: 'admin',
      madeOf: [thoughtReports, commentModeration],
      link: '/thoughts?view=reported',
      count: async (db) => (await listReported(db)).length,
      text: (count) =>
        count === 1 ? '1 report is waiting for a decision' : `${count} reports are waiting for a decision`,
    }),
  ],
  isUntouched: haveNoRows('thoughts'),
  demo: addDemoThoughts,
  testing: async () => (await import('../testing/examples.ts')).thoughtsExamples,
};
