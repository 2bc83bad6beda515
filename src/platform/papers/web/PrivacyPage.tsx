import { defineLoader } from '#web/routing/loading.ts';
import { paperOptions } from './api.ts';
import { WrittenPaper } from './WrittenPaper.tsx';

export const PrivacyPage = () => <WrittenPaper name="privacy" title="Privacy" />;

export const loader = defineLoader(({ client }) => [client.prefetchQuery(paperOptions('privacy'))]);
