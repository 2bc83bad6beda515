import * as z from 'zod/mini';
import { isMember, type Viewer } from '#server/access/access.ts';
import type { Database, Row } from '#server/database/schema.ts';
import { notFound, notLoggedIn } from '#server/failure.ts';
import { AnyRawResponse, ownFile, type Route, route, serve } from '#server/http/route.ts';
import { pictureEndpoints } from '#shared/pictures.ts';
import { type PictureFormat, pictureFormats } from '../contract.ts';
import { hasFormat, largestUrl } from '../rules.ts';
import { type PictureService, pictureUpload, receivePicture } from './commands.ts';
import type { UploadReader } from './extension-points.ts';
import { rowPicture, uploadedIt } from './policy.ts';
import { findUpload } from './queries.ts';
import { readOrRecover } from './store.ts';

const on = serve(pictureEndpoints);

/** Serves the files of uploads. Without a reader for their purpose, only their uploader may see them. */
export const uploadsRoutes = (pictures: PictureService, readers: readonly UploadReader[]): Route[] => [
  route({
    method: 'GET',
    path: '/uploads/:id/:file',
    access: 'visitor',
    summary: 'One file of an uploaded picture, for viewers who may see its owner',
    params: z.strictObject({ id: z.string(), file: z.string() }),
    responseType: AnyRawResponse,
    limit: 'picture',
    handle: async (context) => {
      const upload = await readable(context.db, context.viewer, context.params.id, readers);
      if (!upload) throw isMember(context.viewer) ? missing() : notLoggedIn();
      const requested = parseFile(upload, context.params.file);
      const bytes = requested && (await readOrRecover(pictures.store, upload.id, requested));
      if (!bytes) throw missing();
      return ownFile(bytes, `image/${requested.format}`, `photo.${requested.format}`);
    },
  }),
  on('POST /api/pictures', {
    access: 'officer',
    summary: 'Upload a picture (logo, portrait, cover) and get its address for another call',
    addsRow: true,
    limit: 'upload',
    upload: pictureUpload,
    handle: async (context) => {
      const picture = await receivePicture(pictures, context, rowPicture, async (_write, made) => made);
      return { url: largestUrl(picture) };
    },
  }),
];

const missing = () => notFound('This picture');

async function readable(
  db: Database,
  viewer: Viewer,
  id: string,
  readers: readonly UploadReader[],
): Promise<Row<'uploads'> | undefined> {
  if (!/^[0-9a-f]{32}$/.test(id)) return undefined;
  const upload = await findUpload(db, id);
  if (!upload) return undefined;
  if (uploadedIt(viewer, upload)) return upload;
  const reader = readers.find(({ purpose }) => purpose === upload.purpose);
  return (await reader?.mayRead(db, viewer, id)) ? upload : undefined;
}

/** Accepts only files that the row lists, so that no name from a request reaches the store. */
function parseFile(upload: Row<'uploads'>, file: string): { width: number; format: PictureFormat } | undefined {
  const [, digits = '', ending] = /^([1-9]\d{0,3})\.([a-z]{4})$/.exec(file) ?? [];
  const width = Number(digits);
  const format = pictureFormats.find((known) => known === ending);
  const widths: unknown = JSON.parse(upload.widths);
  if (!format || !Array.isArray(widths) || !widths.includes(width) || !hasFormat(width, format)) return undefined;
  return { width, format };
}
