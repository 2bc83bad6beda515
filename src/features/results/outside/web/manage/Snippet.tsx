import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { competitionsOptions } from '#features/competition/competitions/web/api.ts';
import type { SettingsResponse } from '#platform/settings/contract.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { chosenWhenEntered, Field, Select, TextArea } from '#web/ui/fields/Field.tsx';
import { Segmented } from '#web/ui/fields/Segmented.tsx';
import { type Embed, embedHeights, embedPath, embedSnippet, isEmbedOpen } from '../../rules.ts';

const kinds = [
  { value: 'standings', label: 'Table' },
  { value: 'games', label: 'Next games' },
  { value: 'live', label: 'Live scores' },
] as const;

const themes = [
  { value: '', label: 'As the website around it' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** What to paste into the page of another website, and what people see there. */
export function Snippet({ settings }: { settings: SettingsResponse }) {
  const [embed, setEmbed] = useState<Embed>({ kind: 'standings', competitionId: '', theme: '' });
  const competitions = useQuery(competitionsOptions());
  const choices = (competitions.data ?? []).map(({ id, name, season }) => ({
    value: String(id),
    label: `${name}, ${season}`,
  }));
  return (
    <Card heading="What to paste">
      <div className="grid gap-4">
        <Segmented
          label="What to show"
          choices={kinds}
          value={embed.kind}
          onChoose={(kind) => setEmbed({ ...embed, kind })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Competition">
            {(ties) => (
              <Select
                {...ties}
                choices={choices}
                value={embed.competitionId}
                onChange={({ target }) => setEmbed({ ...embed, competitionId: target.value })}
              >
                <option value="">{embed.kind === 'standings' ? 'The latest league' : 'All games'}</option>
              </Select>
            )}
          </Field>
          <Field label="Colours">
            {(ties) => (
              <Select
                {...ties}
                choices={themes}
                value={embed.theme}
                onChange={({ target }) =>
                  setEmbed({ ...embed, theme: themes.find(({ value }) => value === target.value)?.value ?? '' })
                }
              />
            )}
          </Field>
        </div>
        {isEmbedOpen(embed.kind, settings) ? (
          <Opened key={embedPath(embed)} embed={embed} />
        ) : (
          <p className="rounded-control border border-dashed border-edge p-4 text-soft">
            This is not open. Open it under What is open, and save.
          </p>
        )}
      </div>
    </Card>
  );
}

function Opened({ embed }: { embed: Embed }) {
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const snippet = embedSnippet(location.origin, embed);
  const copy = async () => {
    // Without HTTPS, browsers have no clipboard API, but can still copy the selection.
    const isCopied = await navigator.clipboard?.writeText(snippet).then(
      () => true,
      () => false,
    );
    field.current?.select();
    setCopied(isCopied || document.execCommand('copy'));
  };
  return (
    <>
      <Field label="The snippet">
        {(ties) => (
          <TextArea
            {...ties}
            {...chosenWhenEntered}
            ref={field}
            rows={4}
            readOnly
            value={snippet}
            className="break-all text-sm"
          />
        )}
      </Field>
      <Button variant="primary" onClick={copy} className="justify-self-start">
        <Copy className="size-4" aria-hidden /> {copied ? 'Copied' : 'Copy snippet'}
      </Button>
      <iframe
        src={embedPath(embed)}
        title="Preview"
        height={embedHeights[embed.kind]}
        className="w-full rounded-control border border-edge"
      />
    </>
  );
}
