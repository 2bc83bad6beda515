export const mediaTabs = [
  { value: 'highlights', label: 'Highlights' },
  { value: 'photos', label: 'Photos' },
  { value: 'workouts', label: 'Workouts' },
  { value: 'better-living', label: 'Better Living' },
] as const;
export type MediaTab = (typeof mediaTabs)[number]['value'];

/** The tab that the address names; anything but the four is the first. */
export function mediaTab(asked: string | null): MediaTab {
  return mediaTabs.find(({ value }) => value === asked)?.value ?? 'highlights';
}
