import { useQuery } from '@tanstack/react-query';
import { defaultProductName } from '#web/product.ts';
import { readOptions } from '#web/queries.ts';
import type { SettingsAnswer } from '../contract.ts';

export const settingsOptions = readOptions<SettingsAnswer>('/api/settings', { topics: ['settings'] });

/** The name the residence gave its app; the one it comes with until that is known. */
export function useProductName(): string {
  return useQuery(settingsOptions).data?.productName ?? defaultProductName;
}
