export const aiTabs = [
  { value: 'workouts', label: 'Workout Plans' },
  { value: 'tips', label: 'Better Living Tips' },
] as const;
export type AiTab = (typeof aiTabs)[number]['value'];

/** The tab that the address names; anything but the two is the first. */
export function aiTab(asked: string | null): AiTab {
  return aiTabs.find(({ value }) => value === asked)?.value ?? 'workouts';
}
