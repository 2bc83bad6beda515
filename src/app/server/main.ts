import { startVillage } from './start.ts';

await startVillage(process.env);
