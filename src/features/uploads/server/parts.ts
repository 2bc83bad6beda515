import { Part } from '#server/part.ts';
import { openPictureService } from './picture-service.ts';
import { uploadAllowance } from './slots.ts';

export const pictureService = new Part(({ env, fillings }) =>
  openPictureService(env, uploadAllowance.among(fillings)[0]),
);
