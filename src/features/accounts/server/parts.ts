import { LazySingleton } from '#server/concurrency/lazy-singleton.ts';
import { newLoginThrottle } from './login-throttle.ts';

export const loginThrottle = new LazySingleton(async ({ env, limiter }) => newLoginThrottle(env.limits, limiter));
