import { badField, notFound } from '#server/failure.ts';
import { AnyRawResponse, download, RawResponse, type Route, route, serve } from '#server/http/route.ts';
import type { UploadedFile, UploadRules } from '#server/http/uploads/upload.ts';
import { ById } from '#shared/fields.ts';
import { scorePair } from '#shared/notation.ts';
import { endpoints, type LogPreview } from '../contract.ts';
import { parseLog } from './check-text.ts';
import { importLog } from './commands.ts';
import { type GameLog, largestLog } from './game-log.ts';
import { readLog } from './log-queries.ts';
import { type LogPlan, planLog } from './plan.ts';
import { gameLogSchema } from './schema.ts';

const on = serve(endpoints);

const upload: UploadRules = { field: 'file', largestBytes: largestLog, admit: async () => undefined };

export const gameLogRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/games/:id/log',
    access: 'member',
    summary: 'The events of a game as a file, with what they come to',
    params: ById,
    responseType: AnyRawResponse,
    handle: async ({ db, viewer, params }) => {
      const log = await readLog(db, viewer, params.id);
      if (!log) throw notFound('The play-by-play of this game');
      return download(`${JSON.stringify(log, null, 1)}\n`, 'application/json', `game-${params.id}.json`);
    },
  }),
  route({
    method: 'GET',
    path: '/api/game-logs/schema',
    access: 'visitor',
    summary: 'The JSON Schema of such a file',
    responseType: AnyRawResponse,
    handle: () => new RawResponse(JSON.stringify(gameLogSchema()), 'application/schema+json'),
  }),
  on('POST /api/game-logs/preview', {
    access: 'admin',
    summary: 'What an import of such a file would make; writes nothing',
    upload,
    handle: async ({ db, file }) => {
      const log = readFile(file);
      return presentPlan(log, await planLog(db, log));
    },
  }),
  on('POST /api/game-logs', {
    access: 'admin',
    summary: 'Make a game of such a file, with the teams and players that the village lacks',
    upload,
    addsRow: true,
    handle: async (context) => {
      const log = readFile(context.file);
      return { gameId: await context.commit((write) => importLog(write, log)) };
    },
  }),
];

function readFile(file: UploadedFile | undefined): GameLog {
  if (!file) throw badField('file', 'Please choose a file');
  return parseLog(new TextDecoder().decode(file.bytes));
}

function presentPlan({ game, events, outcome }: GameLog, plan: LogPlan): LogPreview {
  const { home, away } = outcome.score;
  const names = { home: game.home.name, away: game.away.name };
  return {
    refusals: plan.refusals,
    title: `${names.home} ${scorePair(home, away)} ${names.away}`,
    dateTime: game.dateTime,
    holds: [
      counted(events.length, 'event', 'events'),
      ...(outcome.boxScore.lines.length > 0
        ? [`${counted(outcome.boxScore.lines.length, 'line', 'lines')} of the box score`]
        : []),
    ],
    sport: toNamed(plan.sport),
    teams: [toNamed(plan.teams.home), toNamed(plan.teams.away)],
    players: plan.players.map(({ name, knownId, side }) => ({ name, isNew: knownId === null, team: names[side] })),
    notes: plan.notes,
  };
}

const toNamed = ({ id, name }: { id: number | null; name: string }) => ({ name, isNew: id === null });

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
