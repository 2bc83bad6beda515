import type { Team } from '#features/teams/teams/contract.ts';
import { teamPhotosPath } from '../../rules.ts';
import { usePhotos } from '../api.ts';
import { newestPhotos, PhotosCard } from '../PhotosCard.tsx';

/** The newest photos of a team's games. Renders nothing if there are none. */
export function TeamPhotos({ team }: { team: Team }) {
  return <PhotosCard list={usePhotos(newestPhotos({ teamId: team.id }))} all={teamPhotosPath(team.id)} />;
}
