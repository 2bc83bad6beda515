import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gameLogSchema } from './schema.ts';

it('has a copy in the repository: node scripts/check-game.ts --schema writes it', () => {
  const file = join(import.meta.dirname, '../../../../../docs/game-log.schema.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(gameLogSchema())));
});
