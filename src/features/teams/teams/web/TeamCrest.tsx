import { useQuery } from '@tanstack/react-query';
import { Crest } from '#web/ui/Crest.tsx';
import type { TeamName } from '../contract.ts';
import { teamCrestsOptions } from './api.ts';

interface TeamCrestProps {
  team: TeamName;
  /** A name to show instead of the team's own. */
  name?: string;
  size: number;
  lazy?: boolean;
}

/** A team's logo; if it has none, the crest or colours of its residence, or one colour of each of two. */
export function TeamCrest({ team: { id, name: own, logo }, name = own, size, lazy = false }: TeamCrestProps) {
  const { data } = useQuery({ ...teamCrestsOptions(), enabled: logo === null });
  const crest = data?.find(({ teamId }) => teamId === id);
  return <Crest name={name} logo={logo ?? crest?.picture} colours={crest?.colours} size={size} lazy={lazy} />;
}
