/** `npm run test:all` sets `TESTS=all` for the tools that it runs. */
export const isWholeRun = process.env['TESTS'] === 'all';

/** `npm test` sets `TESTS=gate`. A tool run by hand has neither, so that it runs whichever file it is asked for. */
export const isGate = process.env['TESTS'] === 'gate';

/** How often a test repeats in the gate and in a whole run. An environment variable of this name overrides both. */
export const repeats = (name: string, inGate: number, inWholeRun: number): number =>
  Number(process.env[name] ?? (isWholeRun ? inWholeRun : inGate));

/** Of a test of writes at the same moment: the first rounds usually show a fault. */
export const countRounds = (inWholeRun: number): number => repeats('ROUNDS', Math.ceil(inWholeRun / 4), inWholeRun);
