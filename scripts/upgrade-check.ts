import { checkUpgrade } from '#app/server/upgrade-plan.ts';
import { readEnv, WrongSetting } from '#server/env.ts';

/** `npm run upgrade:check`: what the start of this version would do to the village. It changes nothing. */
try {
  const { lines, faults } = await checkUpgrade(readEnv(process.env));
  for (const line of lines) console.log(line);
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'Nothing was changed.' : 'Nothing was changed. Mend this first.');
  if (faults.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof WrongSetting)) throw error;
  console.error(`This version cannot open the village: ${error.message}`);
  process.exitCode = 1;
}
