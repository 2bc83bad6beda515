import type { Client } from '#testing/client.ts';
import { sports } from '../contract.ts';

/** Adds a sport and records its id once that is acknowledged; returns the status. */
export async function addAcknowledged(client: Client, name: string, acknowledged: number[]): Promise<number> {
  const response = await client.post('/api/sports', { name });
  if (response.status === 201) acknowledged.push(response.as(sports.ResponseBody).id);
  return response.status;
}

/** Those of these ids that do not exist. */
export async function sportsMissing(client: Client, ids: readonly number[]): Promise<number[]> {
  const missing: number[] = [];
  for (const id of ids) if ((await client.get(`/api/sports/${id}`)).status !== 200) missing.push(id);
  return missing;
}
