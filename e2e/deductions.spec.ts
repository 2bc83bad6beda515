import { expect } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, test } from './fixtures.ts';
import { fromTheApp } from './live-game.ts';
import { control, press } from './managers.ts';

test('an admin takes points from a team, and the table says how many, why and by whom', async ({ page }) => {
  await login(page, 'admin');
  const word = Math.random().toString(36).slice(2, 8);
  const data = { name: `Sunday League ${word}`, kind: 'league', sportId: 3, season: word, teamIds: [] as number[] };
  const teams: { id: number; name: string; sportId: number }[] = await (await page.request.get('/api/teams')).json();
  const entered = teams.filter(({ sportId }) => sportId === 3).slice(0, 2);
  data.teamIds = entered.map(({ id }) => id);
  const added = await page.request.post('/api/competitions', { data, headers: fromTheApp });
  const { id: competitionId } = await added.json();
  const team = entered[0]?.name ?? '';

  await openPage(page, '/admin/point-adjustments');
  await page.getByRole('button', { name: 'Add Point Adjustment' }).click();
  await control(page, 'Competition').selectOption({ label: `${data.name}, Soccer ${word}` });
  await control(page, 'Team').selectOption({ index: 1 });
  await control(page, 'Points').fill('0');
  await control(page, 'Reason').fill('Fielded “Ace” O’Brien in 2 games, who plays for someone else');
  await press(page, 'Save');
  await expect(page.getByText('Must not be 0')).toBeVisible();
  await control(page, 'Points').fill('-8');
  await expectNoAxeFindings(page);
  await press(page, 'Save');
  await expect(page.getByText('Point Adjustment added successfully')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: data.name })).toContainText('−8');
  await expectNoAxeFindings(page);

  await openPage(page, `/standings?competition=${competitionId}`);
  const list = page.getByRole('list', { name: 'Points given and taken away' });
  await expect(list).toContainText(`: −8 points, Fielded “Ace” O’Brien in 2 games, who plays for someone else — by `);
  await expect(page.getByRole('row', { name: new RegExp(team) })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.request.delete(`/api/competitions/${competitionId}`, { headers: fromTheApp });
});
