import * as z from 'zod/mini';

/** The largest file of an uploaded picture: what a field for a picture's address takes. */
const UploadedPicture = z.object({ url: z.string() });

export const pictureCalls = { 'POST /api/pictures': { body: z.strictObject({}), answer: UploadedPicture } };
