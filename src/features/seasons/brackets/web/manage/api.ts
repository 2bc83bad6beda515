import { apiClient } from '#web/api/requests.ts';
import type { endpoints, QuestionDecision } from '../../contract.ts';

const api = apiClient<typeof endpoints>();

export const questionsOptions = api.read('GET /api/bracket-questions');
export const decideQuestion = (id: number, body: QuestionDecision) =>
  api.send('POST /api/bracket-questions/:id/decision', { params: { id }, body });
