import { defineLoader } from '#web/routing/loading.ts';
import { paperOptions } from './api.ts';
import { WrittenPaper } from './WrittenPaper.tsx';

export const ImprintPage = () => <WrittenPaper name="imprint" title="Imprint" />;

export const loader = defineLoader(({ client }) => [client.prefetchQuery(paperOptions('imprint'))]);
