import { peopleTag } from '#features/people/accounts/cache-tags.ts';
import { judgeTags } from '#features/teams/player-links/server/queries.ts';
import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import { isOfficer, type Member } from '#server/access/access.ts';
import { notFound } from '#server/failure.ts';
import { type Route, serve } from '#server/http/route.ts';
import { disputedChallengesTag, laddersTag, ladderTableTag, ladderTag } from '../cache-tags.ts';
import { endpoints } from '../contract.ts';
import {
  answerChallenge,
  challenge,
  confirmResult,
  decideResult,
  disputeResult,
  enterResult,
  suggestMeeting,
  withdrawChallenge,
} from './challenge-commands.ts';
import { joinLadder, leaveLadder } from './ladder-commands.ts';
import { listDisputed, loadLadder, readOwnLadders, readTable } from './queries.ts';

const on = serve(endpoints);

const done = { ok: true as const };

/** On which it depends what a ladder shows, besides the ladder. */
const shownTags = (viewer: Member) => [peopleTag, sportsTag, ...(isOfficer(viewer) ? judgeTags : [])];

export const laddersRoutes: Route[] = [
  on('GET /api/user/ladders', {
    access: 'member',
    summary: 'All ladders with your place on each, and the challenges that wait for you or for the other',
    dependsOn: ({ viewer }) => [laddersTag, ladderTag.any, ladderTableTag.any, ...shownTags(viewer)],
    handle: ({ db, viewer, now }) => readOwnLadders(db, viewer, now),
  }),
  on('GET /api/ladders/:id/table', {
    access: 'member',
    summary: 'A ladder as it is now: places, ratings and challenges, and whom you may challenge',
    dependsOn: ({ viewer, params }) => [ladderTag(params.id), ladderTableTag(params.id), ...shownTags(viewer)],
    handle: async ({ db, viewer, params, now }) => {
      const loaded = await loadLadder(db, params.id);
      if (!loaded) throw notFound('This ladder');
      return readTable(db, viewer, loaded, now);
    },
  }),
  on('POST /api/ladders/:id/place', {
    access: 'member',
    summary: 'Join a ladder, at the bottom',
    handle: async (context) => {
      await context.commit((write) => joinLadder(write, context.params.id));
      return done;
    },
  }),
  on('DELETE /api/ladders/:id/place', {
    access: 'member',
    summary: 'Leave a ladder; your challenges under way end',
    handle: async (context) => {
      await context.commit((write) => leaveLadder(write, context.params.id));
      return done;
    },
  }),
  on('POST /api/ladders/:id/challenges', {
    access: 'member',
    summary: 'Challenge somebody above you, as many places up as the ladder allows',
    addsRow: true,
    handle: async (context) => ({
      id: await context.commit((write) => challenge(write, context.params.id, context.body.entryId)),
    }),
  }),
  on('POST /api/ladder-challenges/:id/answer', {
    access: 'member',
    summary: 'Accept or decline a challenge to you, with when and where to play if you like',
    handle: async (context) => {
      await context.commit((write) => answerChallenge(write, context.params.id, context.body));
      return done;
    },
  }),
  on('PUT /api/ladder-challenges/:id/meeting', {
    access: 'member',
    summary: 'Suggest when and where to play a challenge, as one of the two; the latest suggestion stands',
    handle: async (context) => {
      await context.commit((write) => suggestMeeting(write, context.params.id, context.body));
      return done;
    },
  }),
  on('DELETE /api/ladder-challenges/:id', {
    access: 'member',
    summary: 'Take back a challenge of yours that was not played',
    handle: async (context) => {
      await context.commit((write) => withdrawChallenge(write, context.params.id));
      return done;
    },
  }),
  on('POST /api/ladder-challenges/:id/result', {
    access: 'member',
    summary: 'Enter the result of a challenge, as one of the two; the other confirms it',
    handle: async (context) => {
      await context.commit((write) => enterResult(write, context.params.id, context.body));
      return done;
    },
  }),
  on('POST /api/ladder-challenges/:id/confirmation', {
    access: 'member',
    summary: 'Confirm a result that the other entered, within 24 hours, or after disputing it',
    handle: async (context) => {
      await context.commit((write) => confirmResult(write, context.params.id, context.body.winner));
      return done;
    },
  }),
  on('POST /api/ladder-challenges/:id/dispute', {
    access: 'member',
    summary: 'Dispute a result that the other entered, with a reason; an officer or admin decides',
    handle: async (context) => {
      await context.commit((write) => disputeResult(write, context.params.id, context.body.reason));
      return done;
    },
  }),
  on('POST /api/ladder-challenges/:id/decision', {
    access: 'officer',
    summary: 'Decide a disputed result, or correct one that counts, with a reason',
    handle: async (context) => {
      await context.commit((write) => decideResult(write, context.params.id, context.body));
      return done;
    },
  }),
  on('GET /api/disputed-challenges', {
    access: 'officer',
    summary: 'Disputed results of ladders that wait for a decision, the oldest first',
    dependsOn: ({ viewer }) => [disputedChallengesTag, laddersTag, ladderTableTag.any, ...shownTags(viewer)],
    handle: ({ db, viewer, now }) => listDisputed(db, viewer, now),
  }),
];
