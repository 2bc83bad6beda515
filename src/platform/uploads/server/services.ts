import { LazySingleton } from '#server/concurrency/lazy-singleton.ts';
import { uploadAllowance } from './extension-points.ts';
import { openPictureService } from './picture-service.ts';

export const pictureService = new LazySingleton(({ env, contributions }) =>
  openPictureService(env, uploadAllowance.among(contributions)[0]),
);
