// Compiling schemas probes `new Function`, which the content security policy refuses and reports. This is where zod looks
// for its settings when it loads; importing zod here would bring it to screens that need none of it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
