// Runs before any TypeScript is loaded: Node then takes code that an earlier start stripped and compiled from its cache,
// and never loads the type stripper itself, some 20 MB.
import { enableCompileCache } from 'node:module';

enableCompileCache();
