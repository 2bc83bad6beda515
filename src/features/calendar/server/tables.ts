import type { PlainTable } from '#server/resources/plain-columns.ts';
import type { plainEvents } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    calendar_events: CalendarEventsTable;
    calendar_feeds: CalendarFeedsTable;
    calendar_feed_teams: CalendarFeedTeamsTable;
    calendar_sequences: CalendarSequencesTable;
  }
}

interface CalendarEventsTable extends PlainTable<typeof plainEvents.fields> {
  /** Whose it is. */
  account_id: number;
}

interface CalendarFeedsTable {
  account_id: number;
  /** What its address ends with; null while it is turned off. */
  secret: string | null;
  own_events: 0 | 1;
  rsvp_games: 0 | 1;
}

interface CalendarFeedTeamsTable {
  account_id: number;
  team_id: number;
}

/** How often what calendars show of a game has changed without its row. */
interface CalendarSequencesTable {
  game_id: number;
  raised: number;
}
