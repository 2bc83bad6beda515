import type { Progress } from '#shared/endpoints.ts';
import { progressApiClient } from '#web/api/lines.ts';
import { apiClient } from '#web/api/requests.ts';
import type { CallOff, CallOffMoves, callOffEndpoints } from '../../../call-off-contract.ts';

const api = apiClient<typeof callOffEndpoints>();

const sendWithProgress = progressApiClient<typeof callOffEndpoints>();

/** Answers once each game has a day, which may take some seconds for each season. */
export const proposeCallOff = (body: CallOff, onProgress: (progress: Progress) => void) =>
  sendWithProgress('POST /api/call-offs/proposal', { body }, onProgress);
export const callOff = (body: CallOffMoves) => api.send('POST /api/call-offs', { body });
