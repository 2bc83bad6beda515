import { type Sending, sendForm } from '#web/forms/send-form.ts';
import type { PhotoUploaded } from '../contract.ts';

export interface PhotoDraft {
  file: File;
  title: string;
  description: string;
}

/** Sends a photo, telling how far it is. */
export const sendPhoto = (draft: PhotoDraft, sending: Sending): Promise<PhotoUploaded> =>
  sendForm<PhotoUploaded>('/api/photos/upload', formOf(draft), sending);

function formOf({ file, title, description }: PhotoDraft): FormData {
  const form = new FormData();
  form.set('title', title.trim());
  form.set('description', description.trim());
  form.set('image', file);
  return form;
}
