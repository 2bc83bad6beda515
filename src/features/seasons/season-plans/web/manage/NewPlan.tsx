import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { venuesOptions } from '#features/competition/venues/web/api.ts';
import { useSettings } from '#platform/settings/web/api.ts';
import { describeNoResponse } from '#web/api/issues.ts';
import { useWrite } from '#web/api/requests.ts';
import { Button } from '#web/ui/Button.tsx';
import { useFurtherPages } from '#web/ui/lists/further-pages.ts';
import { serverNow } from '#web/ui/time/clock.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import { firstSetup } from '../../setup-rules.ts';
import { addPlan } from '../api.ts';
import { useVillageZone } from './village-zone.ts';

/** One press: all questions are answered already as most villages would, and can be changed. */
export function NewPlan() {
  const navigate = useNavigate();
  const settings = useSettings();
  const venues = useInfiniteQuery(venuesOptions());
  useFurtherPages(venues);
  const zone = useVillageZone();
  const adding = useWrite({
    send: ({ season }: { season: string }) => {
      const today = zone.wall(new Date(serverNow())).toISOString().slice(0, 10);
      return addPlan({ name: `Season ${season}`, season, setup: firstSetup(today, venues.data ?? []) });
    },
    onDone: ({ id }) => void navigate(`/plans/${id}`),
    onFailed: (error) =>
      toast({ title: 'The plan was not begun', description: describeNoResponse(error), tone: 'bad' }),
  });
  return (
    <Button
      variant="primary"
      small
      disabled={!settings || venues.isPending}
      busy={adding.isPending}
      busyLabel="Beginning..."
      onClick={() => settings && adding.mutate({ season: settings.season })}
    >
      <Plus className="size-4.5" aria-hidden /> New plan
    </Button>
  );
}
