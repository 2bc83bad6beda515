import { Part } from '#server/part.ts';
import { newLoginThrottle } from './login-throttle.ts';

/** What failed logins to this village are counted by. */
export const loginThrottle = new Part(async ({ env, limiter }) => newLoginThrottle(env.limits, limiter));
