import { Part } from '#server/part.ts';
import { newLoginThrottle } from './login-throttle.ts';

export const loginThrottle = new Part(async ({ env, limiter }) => newLoginThrottle(env.limits, limiter));
