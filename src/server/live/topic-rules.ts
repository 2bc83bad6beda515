import { hasAccess } from '../access.ts';
import type { Audiences } from '../feature.ts';
import { own, type TopicRules } from './audiences.ts';

export const topicRulesOf = (audiences: Audiences): TopicRules =>
  Object.fromEntries(
    Object.entries(audiences).map(([word, audience]) => [
      word,
      audience === 'own' ? own : (viewer) => hasAccess(viewer, audience),
    ]),
  );
