interface DashboardTab {
  value: string;
  label: string;
  /** The part that it shows: two tabs show the same games. */
  part: string;
}

const first: DashboardTab = { value: 'scores', label: 'Update Scores', part: 'games' };

export const tabs: readonly DashboardTab[] = [
  first,
  { value: 'games', label: 'Manage Games', part: 'games' },
  { value: 'rosters', label: 'Team Rosters', part: 'rosters' },
  { value: 'media', label: 'Upload Media', part: 'media' },
  { value: 'anchors', label: 'Residence Anchors', part: 'anchors' },
  { value: 'content', label: 'Manage Content', part: 'content' },
];

export const tabNamed = (asked: string | null): DashboardTab => tabs.find(({ value }) => value === asked) ?? first;
