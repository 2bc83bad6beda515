import type { Plugin } from 'vite';

/**
 * React Router can report each of its steps to somebody who measures them, which nobody here does: what does the
 * reporting stays out of the first load. A journey of the built app fails where a later version wants more of it.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  enforce: 'pre',
  load: (id) => (/react-router[\\/].*[\\/]router[\\/]instrumentation\.js$/.test(id) ? reportsNothing : null),
});

const reportsNothing = `
  export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
  export const getRouteInstrumentationUpdates = () => ({});
  export const instrumentClientSideRouter = (router) => router;
  export const instrumentHandler = (handler) => handler;
  export const instrumentationResultMetaContext = undefined;
`;
