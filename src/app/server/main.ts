import { startApp } from './start.ts';

await startApp(process.env);
