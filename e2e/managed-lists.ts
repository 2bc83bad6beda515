import { expect, type Page } from '@playwright/test';
import { control, getDialog, type ManagedList, press } from './managers.ts';

const card = (name: string) => `/admin/dashboard?tab=content&content=${name}`;
const tab = (name: string) => `/admin/dashboard?tab=${name}`;
const box = (page: Page, name: string) => getDialog(page).getByRole('textbox', { name, exact: true });
const video = 'https://youtu.be/aqz-KE-bpKQ';

/** A plain list, which stands for the others in the gate. */
const clubs: readonly ManagedList[] = [
  {
    kind: 'Club',
    path: card('clubs'),
    api: 'clubs',
    missing: 'This is required',
    typed: { Name: 'Élan Club', Members: '12', Sport: { choose: 'Chess' } },
    name: 'elan',
    title: 'Élan Club',
    change: { 'Meeting time': 'Mondays at six' },
    changed: 'Mondays at six',
    empty: 'No clubs found',
    more: async (page) => {
      await page.getByRole('button', { name: 'Hide Élan Club' }).click();
      await expect(page.getByText('Club is now hidden')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Show Élan Club' })).toBeVisible();
    },
  },
];

const content: readonly ManagedList[] = [
  {
    kind: 'Tip',
    path: card('better-living'),
    api: 'better-living-tips',
    missing: 'This is required',
    typed: { Title: 'Breathe out longer', Description: 'In for four.', Category: { choose: 'Recovery' } },
    name: 'Breathe out longer',
    change: { Category: { choose: 'Mental Health' } },
    changed: 'Mental Health',
    empty: 'No tips found',
  },
  {
    kind: 'Workout',
    path: tab('content'),
    api: 'workouts',
    open: async (page) => {
      await page.getByRole('button', { name: /^Workouts/ }).click();
      await expect(page).toHaveURL(/content=workouts/);
    },
    missing: 'Must have at least one entry',
    typed: { Title: 'Stairs', Duration: '20 mins' },
    fillRest: async (page) => {
      const add = getDialog(page).getByRole('button', { name: 'Add a row' });
      await add.click();
      await box(page, 'Name, Exercises 1').fill('Climb');
      await add.click();
      await box(page, 'Sets, Exercises 2').fill('2');
      await press(page, 'Save');
      await expect(getDialog(page).getByText('Row 2, name: is required')).toBeVisible();
      await box(page, 'Name, Exercises 2').fill('Rest');
    },
    name: 'Stairs',
    change: { Duration: '30 mins' },
    changed: '30 mins',
    empty: 'No workouts found',
    more: async (page, card) => {
      await page.getByRole('button', { name: 'Edit Stairs' }).click();
      await press(page, 'Edit as JSON');
      const json = control(page, 'Exercises');
      await expect(json).toHaveValue(/"name": "Climb"/);
      await json.fill('[{"name": "Climb"');
      await press(page, 'Save');
      await expect(getDialog(page).getByText('Must be valid JSON')).toHaveCount(2);
      await expect(page.getByRole('alert').filter({ hasText: 'Failed to update workout' })).toContainText(
        'Must be valid JSON',
      );
      await json.fill('[{"day": "Monday", "exercises": [{"name": "Climb", "sets": 5, "reps": 12}]}]');
      await press(page, 'Edit as JSON');
      await expect(box(page, 'Day 1')).toHaveValue('Monday');
      // Leaving with unsaved changes asks first.
      await page.goBack();
      await expect(getDialog(page).getByText('What you typed is not saved.')).toBeVisible();
      await press(page, 'Keep editing');
      await press(page, 'Save');
      await expect(card).toContainText('5 × 12');
    },
  },
  {
    kind: 'Playlist',
    path: card('playlists'),
    api: 'playlists',
    missing: 'This is required',
    typed: { Title: 'Warm-Up', 'Spotify link': 'https://open.spotify.com/playlist/1' },
    fillRest: async (page) => {
      await press(page, 'Add a row');
      await box(page, 'Title, Tracks 1').fill('Lights On');
      await box(page, 'Artist, Tracks 1').fill('Village Brass');
    },
    name: 'village brass',
    title: 'Warm-Up',
    change: { Curator: 'Buhle' },
    changed: 'Buhle',
    empty: 'No playlists found',
    more: async (page, card) => {
      await expect(card.getByRole('region', { name: 'Tracks of Warm-Up' })).toContainText('Lights On Village Brass');
      await expect(card.getByRole('link', { name: /^Spotify/ })).toHaveAttribute('rel', 'noopener noreferrer');
      await card.getByRole('button', { name: 'Set as Current: Warm-Up' }).click();
      await expect(page.getByText("Playlist set as 'Playlist of the Week'")).toBeVisible();
      await expect(card.getByText('Current Playlist')).toBeVisible();
    },
  },
];

const wordsAndPeople: readonly ManagedList[] = [
  {
    kind: 'Announcement',
    path: '/admin/announcements',
    api: 'announcements',
    missing: 'This is required',
    typed: { Title: 'Courts closed', Content: 'Until noon.' },
    name: 'Courts closed',
    change: { Content: 'Until one.' },
    changed: 'Until one.',
    empty: 'No announcements found',
    more: async (page) => {
      // A long title does not overlap Logout.
      const title = page.getByRole('heading', { name: 'Manage Announcements', level: 1 });
      const titleEnd = await title.evaluate((heading) => heading.getBoundingClientRect().right);
      const logout = await page.getByRole('button', { name: 'Logout' }).boundingBox();
      expect(titleEnd).toBeLessThanOrEqual(logout?.x ?? 0);
    },
  },
  {
    kind: 'Ground Anchor',
    path: '/admin/ground-anchors',
    api: 'ground-anchors',
    missing: 'This is required',
    typed: { Name: 'Naledi Mokoena', Bio: 'Marks the lines.' },
    name: 'mokoena naledi',
    title: 'Naledi Mokoena',
    change: { Bio: 'Keeps the whistle.' },
    changed: 'Keeps the whistle.',
    empty: 'No ground anchors found',
  },
  {
    kind: 'Residence Anchor',
    path: tab('anchors'),
    api: 'residence-anchors',
    add: 'Add Anchor',
    missing: 'Position is required',
    typed: { Name: 'Zola', Position: 'Night Porter', Year: '2026/27' },
    name: 'Zola',
    change: { Position: 'Day Porter' },
    changed: 'Day Porter · 2026/27',
    texts: {
      added: 'Residence Anchor created successfully',
      updated: 'Residence Anchor updated successfully',
      deleted: 'Residence Anchor deleted successfully',
      refused: 'Error',
    },
    empty: 'No Residence Anchors found',
  },
  {
    kind: 'Episode',
    path: '/admin/episodes',
    api: 'episodes',
    missing: 'Title is required',
    typed: { Number: '7', Title: 'Finals Night', Video: video, Duration: '19:45', Published: '2026-06-20' },
    name: 'finals',
    title: '7: Finals Night',
    change: { Duration: '20:00' },
    changed: '20:00',
    empty: 'No episodes found',
  },
  {
    kind: 'Highlight',
    path: tab('media'),
    api: 'highlights',
    missing: 'Title is required',
    typed: { Title: 'Last minute', Video: video, 'Date added': '2020-03-04T12:00' },
    name: 'minute last',
    title: 'Last minute',
    change: { Duration: '2:30' },
    changed: '2:30',
    empty: 'No highlights found',
    fillRest: async (page) => {
      await control(page, 'Video').fill('https://evil.example/?youtube.com');
      await press(page, 'Save');
      await expect(getDialog(page).getByText(/Must be a YouTube link/)).toBeVisible();
      await control(page, 'Video').fill(video);
    },
  },
];

const play: readonly ManagedList[] = [
  {
    kind: 'Sport',
    path: '/admin/sports',
    api: 'sports',
    missing: 'This is required',
    typed: { 'Sport Name': 'Tchoukball', Rules: { choose: 'Netball' } },
    name: 'Tchoukball',
    change: { Rules: { choose: 'Basketball' } },
    changed: 'Rules: Basketball',
    empty: 'No sports found',
  },
  {
    kind: 'Team',
    path: tab('rosters'),
    api: 'teams',
    missing: 'This is required',
    typed: { 'Team Name': 'Kites', Sport: { choose: 'Hockey' }, Gender: { choose: 'Mixed' } },
    name: 'kites',
    title: 'Kites',
    change: { Sport: { choose: 'Netball' } },
    changed: 'Netball',
    empty: 'No teams available',
  },
  {
    kind: 'Player',
    path: tab('rosters'),
    api: 'players',
    open: async (page) => {
      await page.getByRole('button', { name: 'Manage Roster of Lions' }).click();
      await expect(page).toHaveURL(/tab=rosters&team=\d+/);
      await expect(page.getByRole('heading', { name: 'Lions' })).toBeVisible();
    },
    missing: 'This is required',
    typed: { Name: 'Lwazi Dube', 'Jersey Number': '11' },
    name: 'lwazi',
    title: 'Lwazi Dube',
    fillRest: async (page) => {
      await control(page, 'Jersey Number').fill('100');
      await press(page, 'Save');
      await expect(getDialog(page).getByText('Must be at most 99')).toBeVisible();
      await control(page, 'Jersey Number').fill('11');
    },
    change: { Bio: 'Never late.' },
    empty: 'No players in this team yet',
    more: async (page) => {
      await page.getByRole('button', { name: 'Paste a list' }).click();
      await getDialog(page).getByLabel('Players').fill('7 Zodwa Khumalo\nLwazi Dube');
      await expect(getDialog(page).getByText('Already in this team')).toBeVisible();
      await press(page, 'Add 1 player');
      await expect(page.getByText('1 player added')).toBeVisible();
    },
  },
  {
    kind: 'Game',
    path: tab('games'),
    api: 'games',
    add: 'Add New Game',
    missing: 'This is required',
    typed: {
      Sport: { choose: 'Chess' },
      'Home Team': { choose: 'Lions (Mixed)' },
      'Away Team': { choose: 'Lions (Mixed)' },
      'Date & Time': '2027-03-01T10:00',
      Location: 'Court 5',
    },
    fillRest: async (page) => {
      await press(page, 'Save');
      await expect(getDialog(page).getByText('A team cannot play against itself').first()).toBeVisible();
      await control(page, 'Away Team').selectOption({ label: 'Comets (Mixed)' });
    },
    name: 'comets lions',
    title: 'Lions v Comets',
    change: { Location: 'Court 6' },
    changed: 'Court 6',
    empty: 'No games found',
    more: async (page, card) => {
      await page.getByRole('button', { name: 'Select', exact: true }).click();
      await page.getByRole('button', { name: 'Select all' }).click();
      await page.getByRole('button', { name: 'Change status' }).click();
      await expect(getDialog(page)).toHaveAccessibleName('Change the status of this game?');
      await expect(getDialog(page).getByRole('radio', { name: 'Postponed' })).toBeChecked();
      await press(page, 'Change status');
      await expect(page.getByText('1 game changed')).toBeVisible();
      await expect(card.getByText('Postponed')).toBeVisible();
      await page.getByRole('combobox', { name: 'Status' }).selectOption('Completed');
      await expect(page.getByText('No games found')).toBeVisible();
      await page.getByRole('combobox', { name: 'Status' }).selectOption('All statuses');
    },
  },
  {
    kind: 'Photo',
    path: `${tab('media')}&media=photos`,
    api: 'photos',
    missing: 'Title is required',
    typed: { Title: 'Trophy night', Picture: '/art/posters/2.svg' },
    name: 'trophy',
    title: 'Trophy night',
    change: { Description: 'Under the lights' },
    changed: 'Under the lights',
    empty: 'No photos found',
  },
];

/** Every list that admins manage; the village already has two chess teams. */
export const managedLists = { clubs, content, 'words and people': wordsAndPeople, play };
