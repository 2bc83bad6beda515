import { Part } from '#server/part.ts';
import { openPictureService } from './picture-service.ts';

/** Where this village's pictures are made and kept. */
export const pictureService = new Part(({ env }) => openPictureService(env));
