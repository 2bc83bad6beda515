import { CircleCheck, FileJson, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { whenText } from '#features/competition/games/web/times.ts';
import { AdminPage } from '#platform/admin/web/frame/AdminPage.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { FileBox } from '#web/ui/fields/FileBox.tsx';
import { IconTile } from '#web/ui/IconTile.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import type { LogPreview } from '../../contract.ts';
import { useGameImport } from './use-game-import.ts';

export const ImportGamePage = () => (
  <AdminPage title="Import a game">
    <ImportGame />
  </AdminPage>
);

/** The file, what of it is here and what will be made, and then the import. */
function ImportGame() {
  const work = useGameImport();
  const { file, preview, madeId } = work;
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <p className="max-w-[65ch] text-sm text-soft">
        A game that was scored play by play can be downloaded from its page, below the plays. That file makes the same
        game here: its plays, score and box score, with the teams and players that are not here yet.
      </p>
      <div className="grid grid-cols-1 gap-2">
        <FileBox
          label={
            <span className="flex items-center gap-3.5 p-3.5">
              <IconTile className="size-12 rounded-full">
                <FileJson className="size-5.5" aria-hidden />
              </IconTile>
              <span className="min-w-0">
                <span className="block truncate font-bold text-base">{file?.name ?? 'Choose a file'}</span>
                <span className="block text-sm text-soft">
                  {file ? 'Choose another file' : 'The play-by-play of a game (.json), up to 2 MB'}
                </span>
              </span>
            </span>
          }
          accept=".json,application/json"
          fault={work.fault}
          disabled={work.isImporting}
          onFile={work.choose}
        />
        <p role="status" className="text-sm text-soft empty:hidden">
          {work.isReading ? 'Reading the file...' : ''}
        </p>
      </div>
      {preview && madeId === null && <Preview preview={preview} />}
      {preview && madeId === null && preview.refusals.length === 0 && (
        <Button variant="primary" wide busy={work.isImporting} busyLabel="Importing..." onClick={work.begin}>
          Import this game
        </Button>
      )}
      {preview && madeId !== null && <Done title={preview.title} gameId={madeId} onAgain={work.again} />}
    </div>
  );
}

function Preview({ preview }: { preview: LogPreview }) {
  const now = new Date(useNow());
  const zone = useZone();
  const { refusals, notes, title, dateTime, holds, sport, teams, players } = preview;
  const fresh = players.filter(({ isNew }) => isNew);
  return (
    <section aria-label="Preview" className="card grid grid-cols-1 gap-4 p-4">
      <div className="grid gap-1">
        <h2 className="text-lg wrap-anywhere">{title}</h2>
        <p className="text-sm text-soft">
          {sport.name} · {whenText(dateTime, now, zone)} · {holds.join(', ')}
        </p>
      </div>
      {refusals.length > 0 && (
        <Sentences
          icon={<TriangleAlert className="mt-0.5 size-5 shrink-0 text-live-text" aria-hidden />}
          title="This game cannot be imported"
          sentences={refusals}
        />
      )}
      {refusals.length === 0 && (
        <dl className="grid gap-3 text-sm">
          {sport.isNew && <Fact name="New sport">{sport.name}, with the rules of the file</Fact>}
          {teams.map((team) => (
            <Fact key={team.name} name={team.isNew ? 'New team' : 'Team that is here'}>
              {team.name}
            </Fact>
          ))}
          <Fact name="Players that are here">{players.length - fresh.length}</Fact>
          <Fact name="New players">
            {fresh.length === 0 ? 'none' : fresh.map(({ name, team }) => `${name} (${team})`).join(', ')}
          </Fact>
        </dl>
      )}
      {notes.length > 0 && (
        <Sentences
          icon={<Info className="mt-0.5 size-5 shrink-0 text-info" aria-hidden />}
          title="Good to know"
          sentences={notes}
        />
      )}
    </section>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-3 sm:grid-cols-[11rem_1fr]">
    <dt className="text-soft">{name}</dt>
    <dd className="min-w-0 font-semibold wrap-anywhere">{children}</dd>
  </div>
);

interface SentencesProps {
  icon: ReactNode;
  title: string;
  sentences: readonly string[];
}

const Sentences = ({ icon, title, sentences }: SentencesProps) => (
  <div className="flex gap-3 text-sm">
    {icon}
    <div className="grid min-w-0 gap-1 wrap-anywhere">
      <p className="font-semibold">{title}</p>
      <ul className="grid gap-1 text-soft">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  </div>
);

const Done = ({ title, gameId, onAgain }: { title: string; gameId: number; onAgain: () => void }) => (
  <section role="status" className="card grid justify-items-start gap-3 p-4">
    <p className="flex items-center gap-2 font-bold">
      <CircleCheck className="size-5 shrink-0 text-win" aria-hidden />
      <span className="min-w-0 wrap-anywhere">{title} is imported</span>
    </p>
    <div className="flex flex-wrap gap-2.5">
      <ButtonLink to={`/games/${gameId}`} variant="primary">
        Open the game
      </ButtonLink>
      <Button onClick={onAgain}>Import another game</Button>
    </div>
  </section>
);
