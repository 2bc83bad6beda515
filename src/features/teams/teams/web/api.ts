import { apiClient } from '#web/api/requests.ts';
import type { endpoints, WantedTeams } from '../contract.ts';

const api = apiClient<typeof endpoints>();

/** How teams without a logo of their own are drawn. */
export const teamCrestsOptions = () => api.read('GET /api/teams/crests');
export const makeTeamResidence = (id: number) => api.send('POST /api/teams/:id/residence', { params: { id } });
export const teamOptions = (id: number) => api.read('GET /api/teams/:id', { params: { id } });
export const teamsOptions = () => api.read('GET /api/teams');
/** All are there then: those that a residence has already are in the answer, too. */
export const addTeamsOfResidences = (body: WantedTeams) => api.send('POST /api/teams/of-residences', { body });
