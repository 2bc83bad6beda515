import type { Picture } from '#platform/uploads/contract.ts';
import { largestUrl, sourceSet } from '#platform/uploads/rules.ts';
import { decideCan, isOfficer, type ViewerRole } from '#server/access/access.ts';
import type { Row } from '#server/database/schema.ts';
import type { Photo, PhotoGame } from '../contract.ts';
import { mayApprovePhoto, mayDeletePhoto } from './policy.ts';

/** With the display name of who uploaded it. */
export type PhotoRow = Omit<Row<'photos'>, 'uploaded_by'> & { uploader: string | null };

interface Shown {
  picture: Picture | null;
  game: PhotoGame | null;
}

export function presentPhoto(row: PhotoRow, { picture, game }: Shown, viewer: ViewerRole): Photo {
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    description: row.description,
    status: row.status,
    imageUrl: picture ? largestUrl(picture) : (row.image_url ?? ''),
    sources: picture ? listSources(picture) : [],
    width: row.width,
    height: row.height,
    colour: row.colour,
    uploadedBy: isOfficer(viewer) ? row.uploader : null,
    dateAdded: row.date_added,
    gameId: row.game_id,
    game: game && nameGame(game),
    can: { ...decideCan(viewer), delete: mayDeletePhoto(viewer, row), approve: mayApprovePhoto(viewer, row) },
  };
}

const nameGame = ({ id, sport, homeTeam, awayTeam, dateTime }: PhotoGame): PhotoGame => ({
  id,
  sport,
  homeTeam,
  awayTeam,
  dateTime,
});

const listSources = (picture: Picture): Photo['sources'] =>
  (['avif', 'webp'] as const)
    .map((format) => ({ type: `image/${format}`, srcSet: sourceSet(picture, format) }))
    .filter(({ srcSet }) => srcSet !== '');
