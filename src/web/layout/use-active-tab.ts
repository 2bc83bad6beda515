import { useLocation, useNavigation } from 'react-router';
import { activeTab } from './navigation.ts';

/** The tab that stands lit: the one that was pressed, before its page has come. */
export function useActiveTab(): string | null {
  const here = useLocation();
  const { location: next } = useNavigation();
  return activeTab((next ?? here).pathname);
}
