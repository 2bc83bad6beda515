import { useProductName } from '#platform/settings/web/api.ts';
import { NotFoundPage } from '#web/layout/NotFoundPage.tsx';

export const NotFound = () => <NotFoundPage product={useProductName()} />;
