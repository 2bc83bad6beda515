import { expect, it } from 'vitest';
import { playerUrl } from './VideoPlayer.tsx';

it('asks the player for what this page needs, at the host without cookies', () => {
  const url = new URL(playerUrl('jNQXAC9IVRw', true, 'http://village.test:5000'));
  expect(url.origin + url.pathname).toBe('https://www.youtube-nocookie.com/embed/jNQXAC9IVRw');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    autoplay: '1',
    enablejsapi: '1',
    origin: 'http://village.test:5000',
    playsinline: '1',
    rel: '0',
  });
  expect(playerUrl('jNQXAC9IVRw', false, 'http://village.test:5000')).not.toContain('autoplay');
});
