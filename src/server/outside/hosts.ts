import * as z from 'zod/mini';
import { httpsUrl } from '#shared/fields.ts';
import { isHostName, isInsideName } from '#shared/public-host.ts';
import { type Env, readVariables } from '../env.ts';
import { badField } from '../failure.ts';

const Variables = z.object({
  WEBHOOK_HOSTS: z._default(
    z
      .string()
      .check(
        z.regex(/^[a-z0-9.-]+(:\d{1,5})?(,[a-z0-9.-]+(:\d{1,5})?)*$/, 'must be hosts such as chat.example.org:8443'),
      ),
    '',
  ),
});

/** Hosts that the app may call although they are inside the operator's network: `host` or `host:port`. */
export function addedHosts({ given }: Pick<Env, 'given'>): readonly string[] {
  return readVariables(Variables, given)
    .WEBHOOK_HOSTS.split(',')
    .filter((host) => host !== '');
}

/**
 * The address as it is stored and called. Admins may enter any public name, but no address inside a network: a village's
 * admin is not its operator.
 */
export function outsideAddress(typed: string, added: readonly string[]): string {
  const url = httpsUrl(typed);
  if (url?.hash !== '') throw badField('address', 'must be an https address, without a username and without a #');
  if (added.includes(url.host)) return url.href;
  if (!isHostName(url.hostname)) throw badField('address', 'must have a name such as hooks.example.org, not a number');
  if (isInsideName(url.hostname)) throw badField('address', 'must not be a name inside a network');
  return url.href;
}
