import { tagKind } from '#shared/cache-tags.ts';

/** Which steps of Home an account has said are done. */
export const homeStepsTag = tagKind('home-steps');
