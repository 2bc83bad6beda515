import * as z from 'zod/mini';
import { type Route, route } from '#server/http/route.ts';
import { resource } from '#server/resource.ts';
import { NewTip, NewWorkout, Tip, TipChange, TrainingFilters, Workout, WorkoutChange } from '../contract.ts';
import { addTip, addWorkout, changeTip, changeWorkout, removeTip, removeWorkout } from './commands.ts';
import { findFeaturedTip, findFeaturedWorkout, findTip, findWorkout, listTips, listWorkouts } from './queries.ts';

export const trainingRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/workouts/featured',
    access: 'member',
    summary: 'The workout of the week: the newest featured one, else the newest, else null',
    answerAs: z.nullable(Workout),
    sharedUntil: () => ['workouts'],
    handle: ({ db, viewer }) => findFeaturedWorkout(db, viewer),
  }),
  ...resource({
    path: '/api/workouts',
    noun: 'workout',
    topic: 'workouts',
    table: 'workouts',
    contract: { answer: Workout, create: NewWorkout, change: WorkoutChange, filters: TrainingFilters },
    inUse: 'This workout is still in use',
    list: listWorkouts,
    find: findWorkout,
    add: addWorkout,
    change: changeWorkout,
    remove: removeWorkout,
  }),
  route({
    method: 'GET',
    path: '/api/better-living-tips/featured',
    access: 'member',
    summary: 'The tip of the day: the newest featured one, else the newest, else null',
    answerAs: z.nullable(Tip),
    sharedUntil: () => ['tips'],
    handle: ({ db, viewer }) => findFeaturedTip(db, viewer),
  }),
  ...resource({
    path: '/api/better-living-tips',
    noun: 'tip',
    topic: 'tips',
    table: 'tips',
    contract: { answer: Tip, create: NewTip, change: TipChange, filters: TrainingFilters },
    inUse: 'This tip is still in use',
    list: listTips,
    find: findTip,
    add: addTip,
    change: changeTip,
    remove: removeTip,
  }),
];
