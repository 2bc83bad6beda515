import { useQuery } from '@tanstack/react-query';
import { AdminPage } from '#platform/admin/web/frame/AdminPage.tsx';
import type { SettingsResponse } from '#platform/settings/contract.ts';
import { settingsOptions } from '#platform/settings/web/api.ts';
import { LinesSetting, SwitchSetting } from '#platform/settings/web/groups/fields.tsx';
import { SettingsCard } from '#platform/settings/web/groups/SettingsCard.tsx';
import { useGroup } from '#platform/settings/web/groups/use-group.ts';
import { getMessage } from '#web/api/api.ts';
import { ErrorState, Skeleton } from '#web/ui/states.tsx';
import { feedPath, isFeedOpen } from '../../rules.ts';
import { Snippet } from './Snippet.tsx';

/** What other websites may show of this village, and what to paste there. */
export const OutsidePage = () => (
  <AdminPage title="On other websites">
    <Opened />
  </AdminPage>
);

function Opened() {
  const settings = useQuery(settingsOptions);
  if (settings.isPending) return <Skeleton className="h-96 rounded-card" />;
  if (!settings.data) {
    return (
      <ErrorState
        title="The settings did not load"
        text={getMessage(settings.error)}
        onRetry={() => settings.refetch()}
        busy={settings.isFetching}
      />
    );
  }
  return (
    <div className="grid gap-3.5 lg:grid-cols-2 lg:items-start lg:gap-[18px]">
      <Switches settings={settings.data} />
      <Snippet settings={settings.data} />
    </div>
  );
}

const labels = {
  publicResults: 'Results and tables are public',
  embedTables: 'Tables',
  embedGames: 'Next games',
  embedLive: 'Live scores',
  resultsFeed: 'RSS feed of results',
  embedSites: 'Only on these websites',
};

function Switches({ settings }: { settings: SettingsResponse }) {
  const group = useGroup(settings);
  return (
    <SettingsCard
      heading="What is open"
      text="Everybody on the internet can read what you open here. No player is named."
      group={group}
      labels={labels}
    >
      <SwitchSetting
        group={group}
        name="publicResults"
        label={labels.publicResults}
        hint="When off, nothing below is shown to anybody."
      />
      <SwitchSetting
        group={group}
        name="embedTables"
        label={labels.embedTables}
        hint="The table of a competition or sport, for a page of another website."
      />
      <SwitchSetting
        group={group}
        name="embedGames"
        label={labels.embedGames}
        hint="The next ten games with day, time and place."
      />
      <SwitchSetting
        group={group}
        name="embedLive"
        label={labels.embedLive}
        hint="The games that are live, with scores that follow by themselves."
      />
      <SwitchSetting group={group} name="resultsFeed" label={labels.resultsFeed} hint="The latest 30 results." />
      {isFeedOpen(settings) && (
        <p className="text-sm">
          <a href={feedPath} target="_blank" rel="noreferrer" className="font-semibold text-accent-text underline">
            Open the feed
          </a>
        </p>
      )}
      <LinesSetting
        group={group}
        name="embedSites"
        label={labels.embedSites}
        hint="One address per line, such as https://sport.example.org. Leave it empty for all websites."
      />
    </SettingsCard>
  );
}
