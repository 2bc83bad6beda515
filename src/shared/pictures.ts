import * as z from 'zod/mini';

/** The address of an uploaded picture's largest file, for a field that takes a picture's address. */
const UploadedPicture = z.object({ url: z.string() });

export const pictureEndpoints = { 'POST /api/pictures': { body: z.strictObject({}), response: UploadedPicture } };
