import { gameCells } from '#features/games/server/named-game-queries.ts';
import { exportOf } from '#server/sheets/exported-list.ts';
import { listEvents } from './export-queries.ts';

/** What was pressed during games, in the order in which the village heard of it. */
export const eventExport = exportOf({
  name: 'game-events',
  title: 'Events of games',
  list: (db, _viewer, { cursor }) => listEvents(db, cursor),
  cells: {
    ...gameCells,
    Place: ({ place }) => place,
    Pressed: ({ at }) => at,
    Kind: ({ kind }) => kind,
    Period: ({ period }) => period,
    Side: ({ side }) => side,
    Button: ({ tap }) => tap,
    Player: ({ player }) => player,
    Points: ({ points }) => points,
    Event: ({ event_key }) => event_key,
    'Takes back': ({ of_key }) => of_key,
    'Pressed by': ({ username }) => username,
  },
});
