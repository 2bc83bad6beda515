import { LazySingleton } from '#server/concurrency/lazy-singleton.ts';
import { openPictureService } from './picture-service.ts';
import { uploadAllowance } from './slots.ts';

export const pictureService = new LazySingleton(({ env, fillings }) =>
  openPictureService(env, uploadAllowance.among(fillings)[0]),
);
