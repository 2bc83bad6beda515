import { gameCells } from '#features/games/server/named-game-queries.ts';
import { exportOf } from '#server/sheets/exported-list.ts';
import { listEvents } from './export-queries.ts';

/** What was pressed during games, in the order in which the village heard of it. */
export const eventExport = exportOf({
  name: 'game-events',
  title: 'Play-by-play',
  list: (db, _viewer, { cursor }) => listEvents(db, cursor),
  cells: {
    ...gameCells,
    Place: ({ place }) => place,
    Recorded: ({ at }) => at,
    Kind: ({ kind }) => kind,
    Period: ({ period }) => period,
    Side: ({ side }) => side,
    Play: ({ tap }) => tap,
    Player: ({ player }) => player,
    Points: ({ points }) => points,
    Event: ({ event_key }) => event_key,
    Undoes: ({ of_key }) => of_key,
    'Recorded by': ({ username }) => username,
  },
});
