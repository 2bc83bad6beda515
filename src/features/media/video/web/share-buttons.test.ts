import { expect, it } from 'vitest';
import { whatsAppLink } from './ShareButtons.tsx';

it('puts title and link into a message', () => {
  expect(whatsAppLink({ title: 'A & B', url: 'https://v.test/media/watch?id=1&ref=/media' })).toBe(
    'https://wa.me/?text=A%20%26%20B%20https%3A%2F%2Fv.test%2Fmedia%2Fwatch%3Fid%3D1%26ref%3D%2Fmedia',
  );
});
