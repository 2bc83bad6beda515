import { Part } from '#server/part.ts';
import { openPictureService } from './picture-service.ts';

export const pictureService = new Part(({ env }) => openPictureService(env));
