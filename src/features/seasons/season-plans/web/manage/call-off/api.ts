import { apiClient } from '#web/api/requests.ts';
import type { CallOff, CallOffMoves, callOffEndpoints } from '../../../call-off-contract.ts';

const api = apiClient<typeof callOffEndpoints>();

export const proposeCallOff = (body: CallOff) => api.send('POST /api/call-offs/proposal', { body });
export const callOff = (body: CallOffMoves) => api.send('POST /api/call-offs', { body });
