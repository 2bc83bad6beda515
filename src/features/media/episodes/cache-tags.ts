import { resourceTags, tagKind } from '#shared/cache-tags.ts';
import { episodes } from './contract.ts';

export const { list: episodesTag, row: episodeTag } = resourceTags(episodes);
/** Whether an account is subscribed to new episodes. */
export const episodeSubscriptionTag = tagKind('subscription');
