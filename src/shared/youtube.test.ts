import { describe, expect, it } from 'vitest';
import { buildEmbedUrl, buildStillUrl, buildVideoUrl, youtubeId, youtubeVideo } from './youtube.ts';

const id = 'jNQXAC9IVRw';

describe('a YouTube video', () => {
  it.each([
    id,
    ` ${id} `,
    `https://www.youtube.com/watch?v=${id}`,
    `https://youtube.com/watch?v=${id}`,
    `https://m.youtube.com/watch?v=${id}&t=19s`,
    `https://www.youtube.com/watch?list=PL1&index=2&v=${id}`,
    `https://www.youtube.com/watch?v=${id}#t=3`,
    `HTTPS://WWW.YouTube.com/watch?v=${id}`,
    `https://youtu.be/${id}`,
    `https://youtu.be/${id}?si=abc`,
    `https://www.youtube.com/shorts/${id}`,
    `https://youtube.com/shorts/${id}/?feature=share`,
    `https://www.youtube.com/embed/${id}?start=3`,
    `https://www.youtube-nocookie.com/embed/${id}`,
    `https://youtube-nocookie.com/embed/${id}`,
  ])('is read from %s', (typed) => {
    expect(youtubeId(typed)).toBe(id);
  });

  it.each([
    '',
    'youtube',
    'jNQXAC9IVR',
    'jNQXAC9IVRww',
    'jNQXAC9IVR!',
    'jNQXAC9\u200bIVR',
    'ｊNQXAC9IVRw',
    '../../../et',
    '%2e%2e%2f%2',
    `http://www.youtube.com/watch?v=${id}`,
    `//www.youtube.com/watch?v=${id}`,
    `www.youtube.com/watch?v=${id}`,
    `https:www.youtube.com/watch?v=${id}`,
    `https:/www.youtube.com/watch?v=${id}`,
    `https:\\\\www.youtube.com\\watch?v=${id}`,
    `https://www.youtube.com\\@evil.example/watch?v=${id}`,
    `https://evil.example/?youtube.com/watch?v=${id}`,
    `https://evil.example/https://www.youtube.com/watch?v=${id}`,
    `https://youtube.com.evil.example/watch?v=${id}`,
    `https://evil-youtube.com/watch?v=${id}`,
    `https://youtube.com./watch?v=${id}`,
    `https://music.youtube.com/watch?v=${id}`,
    `https://www.youtu.be/${id}`,
    `https://www.youtube.com@evil.example/watch?v=${id}`,
    `https://user:secret@www.youtube.com/watch?v=${id}`,
    `https://www.youtube.com:8443/watch?v=${id}`,
    `https://www.ｙoutube.com/watch?v=${id}`,
    `https://www.youtube\u3002com/watch?v=${id}`,
    `https://www.yout\tube.com/watch?v=${id}`,
    `https://www.youtube.com/wat\nch?v=${id}`,
    `https://www.youtube.com/watch?v=${id}&v=aaaaaaaaaaa`,
    `https://www.youtube.com/watch?V=${id}`,
    `https://www.youtube.com/watch?v=${id}%00`,
    `https://www.youtube.com/watch?v[]=${id}`,
    `https://www.youtube.com/watch/../redirect?q=https://evil.example&v=${id}`,
    `https://www.youtube.com/redirect?v=${id}`,
    `https://www.youtube.com/embed/${id}/..%2f..`,
    `https://www.youtube.com/embed/../${id}`,
    `https://www.youtube.com/constructor/${id}`,
    `https://www.youtube-nocookie.com/watch?v=${id}`,
    `https://youtu.be/shorts/${id}`,
    `https://youtu.be/${id}%22onload=alert(1)`,
    `https://__proto__/${id}`,
    `https://constructor/watch?v=${id}`,
    `javascript:alert(1)//youtu.be/${id}`,
    `javascript://www.youtube.com/watch?v=${id}%0aalert(1)`,
    `data:text/html,https://youtu.be/${id}`,
    `ftp://www.youtube.com/watch?v=${id}`,
    `blob:https://www.youtube.com/watch?v=${id}`,
    `<iframe src="https://www.youtube.com/embed/${id}">`,
    `https://www.youtube.com/watch?v=${id}"><script>`,
    `https://www.youtube.com/watch?v=${id}&x=${'a'.repeat(300)}`,
    `https://169.254.169.254/watch?v=${id}`,
  ])('is not read from %j', (typed) => {
    expect(youtubeVideo(typed)).toBeNull();
  });

  it('is kept as an id and a kind, from which its addresses are made', () => {
    expect(youtubeVideo(`https://www.youtube.com/shorts/${id}`)).toEqual({ id, kind: 'short' });
    expect(youtubeVideo(`https://youtu.be/${id}`)).toEqual({ id, kind: 'video' });
    expect(buildVideoUrl({ id, kind: 'short' })).toBe(`https://www.youtube.com/shorts/${id}`);
    expect(buildVideoUrl({ id, kind: 'video' })).toBe(`https://www.youtube.com/watch?v=${id}`);
    expect(buildEmbedUrl(id)).toBe(`https://www.youtube-nocookie.com/embed/${id}`);
    expect(buildStillUrl('"><script>')).toBe('https://i.ytimg.com/vi/%22%3E%3Cscript%3E/hqdefault.jpg');
  });
});
