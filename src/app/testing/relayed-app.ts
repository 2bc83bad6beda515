import { type Relay, relayTo } from '#testing/relay.ts';
import { startTestApp, type TestApp, type TestOptions } from './app.ts';

/** An app that reaches PostgreSQL through a relay, which a test can cut or hold. */
export async function startRelayedApp(
  options: TestOptions = {},
): Promise<{ arena: TestApp; relay: Relay; close(): Promise<void> }> {
  let relay: Relay | undefined;
  const arena = await startTestApp({
    ...options,
    by: async (databaseUrl) => {
      relay = await relayTo(databaseUrl);
      return relay.url;
    },
  });
  if (!relay) throw new Error('Only PostgreSQL is reached by a wire');
  const wire = relay;
  return {
    arena,
    relay: wire,
    close: async () => {
      wire.accept();
      await arena.close();
      await wire[Symbol.asyncDispose]();
    },
  };
}
