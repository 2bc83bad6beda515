import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources } from './sources.ts';

const root = join(import.meta.dirname, '..');
const linesIn = (path: string) => readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length;
const markdownIn = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
const records = markdownIn('docs/decisions');

/** In examples. */
const invented = new Set(['lostThings', 'lostThingTable', 'thingsOptions']);

describe('the documents', () => {
  it.each([
    ['docs/architecture.md', 175],
    ['docs/benchmarks.md', 60],
    ...records.map((path): [string, number] => [path, 30]),
  ])('%s has at most %i lines', (path, most) => expect(linesIn(path)).toBeLessThanOrEqual(most));

  it('have no lines of 300 characters', () => {
    const long = ['.', 'docs', 'docs/decisions'].flatMap(markdownIn).flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, at) => (line.length >= 300 ? [`${path}:${at + 1}`] : [])),
    );
    expect(long).toEqual([]);
  });

  it('name only decisions that exist', () => {
    const numbers = records.map((path) => /(\d{3})-/.exec(path)?.[1]);
    const texts = ['.', 'docs', 'docs/decisions'].flatMap(markdownIn).map((path) => ({
      path,
      text: readFileSync(join(root, path), 'utf8'),
    }));
    const sources = ['src', 'scripts', 'e2e'].flatMap((folder) => readSources(root, folder));
    const unknown = [...texts, ...sources].flatMap(({ path, text }) =>
      [...text.matchAll(/\bdecisions?\s(\d{3}(?:(?:,| and)\s\d{3})*)/gi)]
        .flatMap(([, list = '']) => list.match(/\d{3}/g) ?? [])
        .filter((number) => !numbers.includes(number))
        .map((number) => `${path}: decision ${number}`),
    );
    expect(unknown).toEqual([]);
  });

  it('name only functions and fields that the code has', () => {
    const code = ['src', 'scripts', 'e2e'].flatMap((folder) => readSources(root, folder)).map(({ text }) => text);
    const words = new Set(code.flatMap((text) => text.match(/\w+/g) ?? []));
    const unknown = ['CONTRIBUTING.md', 'docs/architecture.md', 'docs/glossary.md', 'docs/style.md', 'docs/testing.md']
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/`([a-z]+[A-Z]\w*)(?:\(\))?`/g)]
          .map(([, word = '']) => word)
          .filter((word) => !words.has(word) && !invented.has(word))
          .map((word) => `${path}: ${word}`),
      );
    expect(unknown).toEqual([]);
  });
});
