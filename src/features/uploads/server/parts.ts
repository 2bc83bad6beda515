import { Part } from '#server/part.ts';
import { openPictureDesk } from './desk.ts';

/** Where this village's pictures are made and kept. */
export const pictureDesk = new Part(({ env }) => openPictureDesk(env));
