// Before any TypeScript: what was stripped and compiled at an earlier start is taken from Node's cache, and the
// stripper itself, some 20 MB, is never loaded.
import { enableCompileCache } from 'node:module';

enableCompileCache();
