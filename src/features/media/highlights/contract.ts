import * as z from 'zod/mini';
import { Game } from '#features/competition/games/contract.ts';
import { IdText, ignored } from '#shared/fields.ts';
import { LimitText } from '#shared/pages.ts';
import {
  instantField,
  leftOpen,
  optionalReferenceField,
  optionalTextField,
  pictureField,
  switchField,
  textField,
  videoOrShortField,
} from '#shared/plain-fields.ts';
import { plainResource, resourceEndpoints } from '#shared/plain-resource.ts';
import { text } from '#shared/text.ts';

export const GameShown = z.pick(Game, {
  id: true,
  sport: true,
  homeTeam: true,
  awayTeam: true,
  dateTime: true,
  location: true,
  status: true,
  homeScore: true,
  awayScore: true,
  homeShootout: true,
  awayShootout: true,
  resultType: true,
  resultAgainst: true,
  counts: true,
});
export type GameShown = z.infer<typeof GameShown>;

const plainHighlights = plainResource({
  path: '/api/highlights',
  resourceName: 'highlight',
  fields: {
    title: textField({ max: 100, tooShort: 'Title is required' }),
    videoUrl: videoOrShortField(),
    thumbnail: pictureField(),
    description: optionalTextField({ max: 2000, lines: true }),
    duration: optionalTextField({ max: 20 }),
    featured: switchField(),
    /** Defaults to now. */
    dateAdded: leftOpen(instantField()),
    gameId: optionalReferenceField('games', 'a game of this village'),
  },
  shown: {
    /** The 11-character id; play links and players are built from it alone. */
    videoId: z.string(),
    videoKind: z.enum(['video', 'short']),
    game: z.nullable(GameShown),
    /** `likes` and `comments` repeat these counts under other names. */
    likesCount: z.int(),
    commentsCount: z.int(),
    likes: z.int(),
    comments: z.int(),
  },
  /** `teamId` finds those of a team's games; `sport` is a sport's name, in any case: `netball`. */
  filters: {
    gameId: z.optional(IdText),
    teamId: z.optional(IdText),
    sport: z.optional(text({ max: 40 })),
    limit: z.optional(LimitText),
  },
});

const counted = { likes: ignored, comments: ignored };

export const highlights = {
  ...plainHighlights,
  Create: z.strictObject({ ...plainHighlights.Create.shape, ...counted }),
  Change: z.strictObject({ ...plainHighlights.Change.shape, ...counted }),
};
export type Highlight = z.infer<typeof highlights.ResponseBody>;

export const endpoints = {
  ...resourceEndpoints(highlights),
  'GET /api/highlights/featured': { response: z.nullable(highlights.ResponseBody) },
};
