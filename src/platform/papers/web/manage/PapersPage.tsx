import { useQueries } from '@tanstack/react-query';
import { AdminPage } from '#platform/admin/web/frame/AdminPage.tsx';
import { getMessage } from '#web/api/api.ts';
import { useDiscarding } from '#web/forms/discarding.tsx';
import { LeaveDialog } from '#web/forms/LeaveDialog.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { Paper } from '../../contract.ts';
import { paperOptions } from '../api.ts';
import { PaperCard } from './PaperCard.tsx';
import { usePaper } from './use-paper.ts';

/** The texts that stand at the end of each page. */
export const PapersPage = () => (
  <AdminPage title="Privacy and imprint">
    <Papers />
  </AdminPage>
);

function Papers() {
  const [privacy, imprint, accessibility] = useQueries({
    queries: [paperOptions('privacy'), paperOptions('imprint'), paperOptions('accessibility')],
  });
  if (privacy.data && imprint.data && accessibility.data) {
    return <OpenPapers privacy={privacy.data} imprint={imprint.data} accessibility={accessibility.data} />;
  }
  const failed = [privacy, imprint, accessibility].find(({ error }) => error);
  if (!failed) {
    return (
      <Loading label="Loading the texts">
        <Skeleton className="h-96 rounded-card" />
      </Loading>
    );
  }
  return (
    <ErrorState
      title="The texts did not load"
      text={getMessage(failed.error)}
      onRetry={() => void failed.refetch()}
      busy={failed.isFetching}
    />
  );
}

function OpenPapers(stored: Record<Paper['name'], Paper>) {
  const privacy = usePaper(stored.privacy);
  const imprint = usePaper(stored.imprint);
  const accessibility = usePaper(stored.accessibility);
  const leaving = useDiscarding([privacy, imprint, accessibility].some(({ isDirty }) => isDirty));
  return (
    <div className="grid gap-3.5 lg:grid-cols-2 lg:items-start lg:gap-[18px]">
      <PaperCard
        paper={privacy}
        heading="Privacy"
        text="What is stored about people here, why, and whom they may ask."
        page="/privacy"
        rows={18}
        hasTemplate
      />
      <div className="grid min-w-0 gap-3.5 lg:gap-[18px]">
        <PaperCard
          paper={imprint}
          heading="Imprint"
          text="Who runs this app: name, address, who represents them, e-mail address."
          page="/imprint"
          rows={7}
        />
        <PaperCard
          paper={accessibility}
          heading="Whom to ask about accessibility"
          text="Stands in the accessibility statement: how people report a barrier, and in how many days you answer."
          page="/accessibility"
          rows={5}
        />
      </div>
      {leaving.isAsked && <LeaveDialog {...leaving} />}
    </div>
  );
}
