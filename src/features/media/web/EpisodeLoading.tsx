import { PageTitle } from '#web/layout/PageTitle.tsx';
import { Card } from '#web/ui/Card.tsx';

export function EpisodeLoading() {
  return (
    <>
      <PageTitle back="/home">Village Sports News</PageTitle>
      <Card hero className="grid aspect-video place-items-center lg:max-w-[640px]">
        <p role="status" className="grid justify-items-center gap-4 font-semibold text-soft">
          <span
            className="size-12 animate-spin rounded-full border-4 border-raised border-t-accent-text motion-reduce:border-t-accent-text"
            aria-hidden
          />
          Loading episode...
        </p>
      </Card>
    </>
  );
}
