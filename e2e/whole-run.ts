/**
 * Tests with the tag `@whole` run only in a whole run (`npm run test:all`). Of tests in a loop, the gate runs one or a few that
 * stand for the others.
 */
export const inWholeRunUnless = (inGate: boolean): { tag?: string } => (inGate ? {} : { tag: '@whole' });
