import type { RowId, RowVersion } from '#server/database/schema.ts';
import type { PlainColumns } from '#shared/plain-resource.ts';
import type { plainEvents } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    calendar_events: CalendarEventsTable;
  }
}

interface CalendarEventsTable extends PlainColumns<typeof plainEvents.fields> {
  id: RowId;
  version: RowVersion;
  /** Whose it is. */
  account_id: number;
}
