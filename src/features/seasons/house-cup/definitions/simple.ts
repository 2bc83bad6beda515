import { CupRules } from '../rule-fields.ts';
import simple from './simple.json' with { type: 'json' };

/** With which a new cup starts. */
export const simpleRules = CupRules.parse(simple);
