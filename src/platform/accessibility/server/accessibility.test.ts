import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { AccessibilityStatement } from '../contract.ts';
import { conformance } from './conformance.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

const read = async () => (await arena.newVisitor().get('/api/accessibility')).as(AccessibilityStatement);

it('tells everybody exactly the criteria that the report does not call supported', async () => {
  const { met, of, unmet, testedOn } = await read();
  const open = conformance.criteria.filter(({ support }) => support === 'partially' || support === 'not');
  expect(unmet.map(({ number, remarks }) => `${number} ${remarks}`)).toEqual(
    open.map(({ number, remarks }) => `${number} ${remarks}`),
  );
  expect(met + unmet.length).toBe(of);
  expect(testedOn).toBe(conformance.testedOn);
});

it('names whom to ask as soon as an admin has written it', async () => {
  expect((await read()).contact).toBe('');
  const text = 'Write to access.4@kwartel.example';
  const saved = await arena.as.adminWithWindow.put('/api/papers/accessibility', { text, version: 1 });
  expect(saved.status).toBe(200);
  expect((await read()).contact).toBe(text);
});
