import { apiClient } from '#web/api/requests.ts';
import type { endpoints, PaperChange, PaperName } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const paperOptions = (name: PaperName) => api.read('GET /api/papers/:name', { params: { name } });

export const fetchPrivacyTemplate = () => api.get('GET /api/admin/privacy-template');

export const writePaper = ({ name, ...body }: PaperChange & { name: PaperName }) =>
  api.send('PUT /api/papers/:name', { params: { name }, body });
