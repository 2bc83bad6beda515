// Imported before a program: writes a list of the modules that it loaded when it ends.
import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const loaded: string[] = [];

registerHooks({
  load: (url, context, next) => {
    loaded.push(url);
    return next(url, context);
  },
});

process.on('exit', () => {
  const builtIn: unknown = Reflect.get(process, 'moduleLoadList');
  writeFileSync(
    process.env['LOADED_MODULES'] ?? '',
    [...loaded, ...(Array.isArray(builtIn) ? builtIn : [])].join('\n'),
  );
});
