import { collectionTag, resourceTags, tagKind } from '#shared/cache-tags.ts';
import { residences } from './contract.ts';

export const { list: residencesTag, row: residenceTag } = resourceTags(residences);
/** Where people live, for officers. */
export const residentsTag = collectionTag('residents');
/** Where an account lives. */
export const accountResidenceTag = tagKind('account-residence');
