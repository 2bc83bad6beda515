import type { Client } from '#testing/client.ts';
import { campusClient, type TestUniversity } from '#testing/test-university.ts';
import { CampusAddress } from '../contract.ts';

/** Where the village of these tests is to be found, as the university knows it. */
export const village = 'http://arena.example.org';

export const campusEnv = ({ issuer }: TestUniversity) => ({
  PUBLIC_URL: village,
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: campusClient.id,
  OIDC_CLIENT_SECRET: campusClient.secret,
  // However busy the machine is.
  OIDC_TIMEOUT: '60',
});

interface Visit {
  subject: string;
  /** The call that begins it, and its body. */
  begin?: string;
  body?: object;
}

/** Begins a login and goes through the university; returns the way back with its code, which nobody has followed yet. */
export async function visitUniversity(
  client: Client,
  university: TestUniversity,
  { subject, begin = '/api/login/campus', body }: Visit,
): Promise<string> {
  const { address } = (await client.post(begin, body)).as(CampusAddress);
  return university.logIn(address, subject);
}

/** Where the village sends the browser on to. */
export async function followBack(client: Client, path: string): Promise<string | null> {
  const { status, headers } = await client.get(path);
  if (status !== 303) throw new Error(`The way back ends with ${status}`);
  return headers.get('location');
}
