import type { Plugin } from 'vite';

/**
 * React Router can report each of its steps to somebody who measures them, and fetch with a server of its own what a link
 * leads to. Nobody here does either: what does it stays out of the first load, and out of every link. A journey of the built
 * app fails where a later version wants more of it.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  enforce: 'pre',
  load: (id) => unused.find(({ file }) => file.test(id))?.instead ?? null,
});

const reportsNothing = `
  export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
  export const getRouteInstrumentationUpdates = () => ({});
  export const instrumentClientSideRouter = (router) => router;
  export const instrumentHandler = (handler) => handler;
  export const instrumentationResultMetaContext = undefined;
`;

const fetchesNothingAhead = `
  import { createContext } from 'react';
  export const FrameworkContext = createContext(undefined);
  export const usePrefetchBehavior = () => [false, null, undefined];
  export const PrefetchPageLinks = () => null;
  export const mergeRefs = (ref) => ref;
  export const CRITICAL_CSS_DATA_ATTRIBUTE = undefined;
  export const [Links, Meta, Scripts, setIsHydrated, useFrameworkContext] = [];
`;

const unused = [
  { file: /react-router[\\/].*[\\/]router[\\/]instrumentation\.js$/, instead: reportsNothing },
  { file: /react-router[\\/].*[\\/]dom[\\/]ssr[\\/]components\.js$/, instead: fetchesNothingAhead },
];
