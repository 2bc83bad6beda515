import { queryOptions } from '@tanstack/react-query';

interface Card {
  path: string;
  /** Of the file. */
  name: string;
}

export const cardOptions = ({ path, name }: Card) =>
  queryOptions({ queryKey: ['share-card', path], queryFn: () => readCard({ path, name }), staleTime: 60_000 });

async function readCard({ path, name }: Card): Promise<File> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`No card: ${response.status}`);
  return new File([await response.blob()], name, { type: 'image/png' });
}
