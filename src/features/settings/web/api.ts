import { useQuery } from '@tanstack/react-query';
import { callsOf } from '#web/calls.ts';
import { defaultProductName } from '#web/product.ts';
import type { calls } from '../contract.ts';

export const settingsOptions = callsOf<typeof calls>().read('GET /api/settings');

export function useProductName(): string {
  return useQuery(settingsOptions).data?.productName ?? defaultProductName;
}
