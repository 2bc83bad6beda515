import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namesChange, readNotes, releaseChangelog } from './changelog-rules.ts';

const commit = (message: string, ...files: string[]) => ({ id: 'a1', subject: message, message, files });

describe('a commit', () => {
  it.each([
    'src/features/live/live-games/web/GamePage.tsx',
    'src/web/styles/main.css',
    'src/features/teams/sports/contract.ts',
    'src/features/teams/sports/server/routes.ts',
  ])('that changes %s needs a line', (path) => {
    expect(namesChange(commit('games: show more', path))).toBe(false);
    expect(namesChange(commit('games: show more', path, 'CHANGELOG.md'))).toBe(true);
    expect(namesChange(commit('games: move a function\n\nChangelog: none', path))).toBe(true);
  });

  it.each([
    'src/features/live/live-games/web/live-lines.test.ts',
    'src/features/teams/sports/testing/rows.ts',
    'src/server/env.ts',
    'e2e/games.spec.ts',
    'docs/operating.md',
  ])('that changes %s needs none', (path) => {
    expect(namesChange(commit('tests: one more', path))).toBe(true);
  });
});

const text = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- Sets.\n\n## [1.0.0] - 2026-01-02\n\n- All.\n';

describe('a release', () => {
  it('puts what is unreleased under its version and day', () => {
    const released = releaseChangelog(text, '1.1.0', '2026-11-28');
    expect(readNotes(released, '1.1.0')).toBe('### Added\n\n- Sets.');
    expect(readNotes(released, 'Unreleased')).toBe('');
    expect(readNotes(released, '1.0.0')).toBe('- All.');
  });

  it('is refused without a word about it, or a second time', () => {
    expect(() => releaseChangelog(releaseChangelog(text, '1.1.0', '2026-11-28'), '1.2.0', '2026-11-29')).toThrow(
      /nothing/,
    );
    expect(() => releaseChangelog(text, '1.0.0', '2026-11-28')).toThrow(/already/);
  });
});

it('the changelog has a word about what is unreleased or about this version', () => {
  const root = join(import.meta.dirname, '..');
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(readNotes(changelog, 'Unreleased') || readNotes(changelog, version)).not.toBe('');
});
