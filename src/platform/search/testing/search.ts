import type { Client } from '#testing/client.ts';
import { endpoints, type SearchHit } from '../contract.ts';

/** What this person finds, by kind. */
export async function found(client: Client, q: string): Promise<Record<string, SearchHit[]>> {
  const response = await client.get(`/api/search?q=${encodeURIComponent(q)}`);
  const { groups } = response.as(endpoints['GET /api/search'].response);
  return Object.fromEntries(groups.map(({ kind, hits }) => [kind, hits]));
}

export const foundTitles = async (client: Client, q: string, kind: string): Promise<string[]> =>
  (await found(client, q))[kind]?.map(({ title }) => title) ?? [];
