import { TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigation, useRouteError } from 'react-router';
import { ApiError } from '../api/api.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/states.tsx';
import { buildHere, buildThere } from '../version.ts';

export function RouteError() {
  const error = useRouteError();
  const { title, text, button } = explain(error);

  const isLeaving = useNavigation().state !== 'idle';

  // The page holds nothing that a reload could lose. A server with another build has its code at other addresses; and a
  // browser does not refetch a module that failed while offline until the page is reloaded.
  useEffect(() => {
    if (!isMissingCode(error) || isLeaving) return;
    let isOver = false;
    void mayHelp().then((may) => {
      if (!may || isOver) return;
      sessionStorage.setItem(reloadedKey, String(Date.now()));
      location.reload();
    });
    return () => {
      isOver = true;
    };
  }, [error, isLeaving]);
  return (
    <div role="alert" className="mx-auto max-w-xl py-8">
      <EmptyState icon={TriangleAlert} title={title} text={text}>
        <Button variant="primary" onClick={() => location.reload()}>
          {button}
        </Button>
      </EmptyState>
    </div>
  );
}

const reloadedKey = 'reloaded-for-code';
const onceIn = 60_000;

/** Whether a reload may help: the server has another build, or the code failed to load; the latter at most once a minute. */
async function mayHelp(): Promise<boolean> {
  const serverBuild = await buildThere();
  if (serverBuild == null) return false;
  if (serverBuild !== buildHere()) return true;
  return Date.now() - Number(sessionStorage.getItem(reloadedKey)) > onceIn;
}

function explain(error: unknown) {
  if (error instanceof ApiError) return { title: 'This page did not load', text: error.message, button: 'Try again' };
  if (isMissingCode(error)) {
    return {
      title: 'This page could not be loaded',
      text: 'The connection was lost, or the app was updated since you opened it. Reload to get the latest version.',
      button: 'Reload',
    };
  }
  return {
    title: 'Something went wrong on this page',
    text: 'It is not your fault. Try again, or go to another page.',
    button: 'Try again',
  };
}

const isMissingCode = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|module script failed|preload/i.test(error.message);
