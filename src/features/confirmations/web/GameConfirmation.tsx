import { ChevronDown } from 'lucide-react';
import type { Game } from '#features/games/contract.ts';
import { shownName } from '#features/games/rules.ts';
import { useHomeSide } from '#features/games/web/api.ts';
import { whenText } from '#features/games/web/times.ts';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import type { Confirmation } from '../contract.ts';
import { useConfirmation } from './api.ts';
import { CaptainActs } from './CaptainActs.tsx';
import { ConfirmedByBoth } from './ConfirmedMark.tsx';
import { Correction } from './Correction.tsx';
import { DecideButton } from './DecideButton.tsx';
import { entryInWords, isWithoutCaptains, type SideNames, statusInWords } from './words.ts';

/** On a game's page, under its score: how the result stands with the captains, and what one may say oneself. */
export function GameConfirmation({ game }: { game: Game }) {
  const confirmation = useConfirmation(game);
  const settings = useHomeSide();
  if (!confirmation?.request || isWithoutCaptains(confirmation)) return null;
  const names = { home: shownName(game.homeTeam, settings), away: shownName(game.awayTeam, settings) };
  const { status, corrected, can } = confirmation;
  return (
    <section aria-label="Confirmation of the result">
      {status === 'confirmed' ? <ConfirmedByBoth /> : <Status confirmation={confirmation} names={names} />}
      {corrected && <Correction corrected={corrected} />}
      <CaptainActs game={game} confirmation={confirmation} />
      {can.decide && (
        <div className="mt-3">
          <DecideButton game={game} confirmation={confirmation} names={names} />
        </div>
      )}
      <History confirmation={confirmation} names={names} />
    </section>
  );
}

interface SaidProps {
  confirmation: Confirmation;
  names: SideNames;
}

function Status({ confirmation, names }: SaidProps) {
  const text = statusInWords(confirmation, names);
  return text && <p className="mt-2 text-balance text-center text-[0.8125rem] text-soft">{text}</p>;
}

/** What was asked and said, from the beginning. */
function History({ confirmation: { history }, names }: SaidProps) {
  const now = new Date(useNow());
  const zone = useZone();
  return (
    <details className="group mx-auto mt-1 max-w-md">
      <summary className="flex min-h-11 list-none items-center justify-center gap-1 rounded-control px-3 font-semibold text-[0.8125rem] text-soft hover:bg-raised [&::-webkit-details-marker]:hidden">
        History of the result
        <ChevronDown className="size-4 transition-transform duration-200 group-open:rotate-180" aria-hidden />
      </summary>
      <ol className="grid gap-2 pt-1 pb-2 text-[0.8125rem]">
        {history.map((entry) => (
          <li key={`${entry.at} ${entry.kind} ${entry.side}`} className="grid gap-0.5">
            <span className="whitespace-pre-line wrap-anywhere">{entryInWords(entry, names)}</span>
            <time dateTime={entry.at} className="text-soft text-xs">
              {whenText(entry.at, now, zone)}
            </time>
          </li>
        ))}
      </ol>
    </details>
  );
}
