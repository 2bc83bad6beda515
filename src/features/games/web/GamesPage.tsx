import { useSearchParams } from 'react-router';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { loaderOf } from '#web/loading.ts';
import { useSearchChange } from '#web/search-params.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { FilterPills } from '#web/ui/FilterPills.tsx';
import { pills } from '../rules.ts';
import { AskedGame } from './AskedGame.tsx';
import { completedGamesOptions, gamesOptions, ownRsvpsOptions } from './api.ts';
import { CompletedGames } from './CompletedGames.tsx';
import { OpenGames } from './OpenGames.tsx';
import { gameIn, pillOf, searchOf } from './pill-in-url.ts';

const choices = pills.map((pill) => ({ value: pill, label: pill }));

export function GamesPage() {
  const [search] = useSearchParams();
  const change = useSearchChange();
  const pill = pillOf(search);
  const asked = gameIn(search);
  return (
    <>
      <PageTitle
        aside={
          <ButtonLink to="/standings" small>
            Standings
          </ButtonLink>
        }
      >
        Games & Matches
      </PageTitle>
      <FilterPills
        label="Show games"
        choices={choices}
        value={pill}
        onChoose={(chosen) => void change(searchOf(chosen), { replace: true })}
      />
      {asked !== undefined && <AskedGame key={asked} id={asked} />}
      <div className="mt-4 grid gap-6">{pill === 'Completed' ? <CompletedGames /> : <OpenGames pill={pill} />}</div>
    </>
  );
}

export const loader = loaderOf(({ client, search }) => [
  client.prefetchInfiniteQuery(pillOf(search) === 'Completed' ? completedGamesOptions : gamesOptions),
  client.prefetchQuery(ownRsvpsOptions),
]);
