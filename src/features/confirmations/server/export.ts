import { gameCells } from '#features/games/server/named-game-queries.ts';
import type { Row } from '#server/database/schema.ts';
import { exportOf } from '#server/sheets/exported-list.ts';
import { exportedEvents } from './export-queries.ts';
import { eventIn } from './present.ts';

/** What was asked and said of results. Silence is in no row: it follows from the moment of the question. */
export const confirmationExport = exportOf({
  name: 'result-confirmations',
  title: 'Result confirmations',
  list: (db, _viewer, { cursor }) => exportedEvents(db, cursor),
  cells: {
    ...gameCells,
    When: ({ at }) => at,
    What: ({ kind }) => kindNames[kind],
    Side: ({ side }) => side,
    Score: scoreCell,
    Reason: ({ reason }) => reason,
    Account: ({ username }) => username,
  },
});

const kindNames: Record<Row<'result_events'>['kind'], string> = {
  asked: 'asked',
  confirmed: 'confirmed',
  disputed: 'disputed',
  takenBack: 'dispute taken back',
  upheld: 'decided: stands',
  overturned: 'decided: corrected',
  ended: 'no longer asked',
};

function scoreCell(row: Row<'result_events'>): string | null {
  const [event] = eventIn(row);
  return event?.kind === 'asked' ? `${event.result.homeScore} - ${event.result.awayScore}` : null;
}
