import { expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { languageModel } from './settings.ts';

const model = { AI_BASE_URL: 'https://model.example/v1', AI_API_KEY: 'sk-12345678', AI_MODEL: 'small' };

test('reads the address, key and name of a language model', () => {
  expect(languageModel(readEnv(model))).toEqual({
    baseUrl: 'https://model.example/v1',
    apiKey: 'sk-12345678',
    model: 'small',
  });
  expect(languageModel(readEnv({}))).toBeUndefined();
});

test.each([
  [{ ...model, AI_MODEL: '' }, 'AI_MODEL must be set too, for the language model'],
  [{ AI_MODEL: 'small' }, 'AI_BASE_URL and AI_API_KEY must be set too, for the language model'],
  [{ ...model, AI_BASE_URL: 'model.example' }, 'AI_BASE_URL must start with https://'],
  [{ ...model, AI_BASE_URL: 'https:model' }, 'AI_BASE_URL must start with https://'],
  [{ ...model, AI_API_KEY: 'a\nb: c34567' }, 'AI_API_KEY must have at least 8 characters without spaces'],
])('%j stops the start with one line that does not show the key', (given, line) => {
  expect(() => languageModel(readEnv(given))).toThrow(line);
});
