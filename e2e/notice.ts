import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { passwords } from './people.ts';

const sameOrigin = { 'sec-fetch-site': 'same-origin' };

export const bell = (page: Page) => page.getByRole('button', { name: /^Notices/ }).filter({ visible: true });

/** Registers a new member, who has no notices yet. */
export async function register(page: Page): Promise<void> {
  const response = await page.request.post('/api/register', {
    data: { username: `p${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`, password: passwords.demo },
    headers: sameOrigin,
  });
  expect(response.status(), await response.text()).toBe(201);
}

export async function uploadPhoto(page: Page): Promise<number> {
  const buffer = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#2b6' } })
    .png()
    .toBuffer();
  const response = await page.request.post('/api/photos/upload', {
    multipart: { title: 'The view from here', image: { name: 'view.png', mimeType: 'image/png', buffer } },
    headers: sameOrigin,
  });
  expect(response.status(), await response.text()).toBe(201);
  const { photo }: { photo: { id: number } } = await response.json();
  return photo.id;
}

export async function approve(officer: Page, photoId: number): Promise<void> {
  const response = await officer.request.post(`/api/photos/${photoId}/approve`, { headers: sameOrigin });
  expect(response.status(), await response.text()).toBe(200);
}
