import type { PhotoStatus } from '../../contract.ts';

export interface DemoPhoto {
  title: string;
  description: string;
  status: PhotoStatus;
  imageUrl: string;
  width: number;
  height: number;
  colour: string;
  dateAdded: string;
  /** Who uploaded it. */
  username: string;
}
