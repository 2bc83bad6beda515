import { Check, Plus, X } from 'lucide-react';
import { dateText } from '#shared/notation.ts';
import { Button } from '#web/ui/Button.tsx';
import { Fault, TextInput } from '#web/ui/fields/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { device } from '#web/zone.ts';
import type { HelpLine } from '../../contract.ts';
import { SettingsCard } from './SettingsCard.tsx';
import type { Group } from './use-group.ts';

const most = 12;
const labels = { helpLines: 'Help lines' };

export function HelpGroup({ group }: { group: Group }) {
  const lines = group.values.helpLines;
  const set = (helpLines: HelpLine[]) => group.type({ helpLines });
  return (
    <SettingsCard
      id="help"
      heading="Help"
      text="Shown to people who write about danger: self-harm, abuse, an injury. Please check each number and mark it as checked. A line without a number is not shown."
      group={group}
      labels={labels}
    >
      {lines.map((line, at) => (
        <LineSetting
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing else of a line stays the same during typing
          key={at}
          {...{ group, line, number: at + 1 }}
          onChange={(fields) => set(lines.map((one, index) => (index === at ? { ...one, ...fields } : one)))}
          onRemove={() => set(lines.filter((_, index) => index !== at))}
        />
      ))}
      <Fault>{group.issues['helpLines']}</Fault>
      {lines.length < most && (
        <Button
          small
          onClick={() => set([...lines, { label: '', contact: '', checkedOn: null }])}
          className="justify-self-start"
        >
          <Plus className="size-4" aria-hidden />
          Add line
        </Button>
      )}
    </SettingsCard>
  );
}

interface LineSettingProps {
  group: Group;
  line: HelpLine;
  number: number;
  onChange: (fields: Partial<HelpLine>) => void;
  onRemove: () => void;
}

/** Changing a contact clears the day of its check, because the new contact has to be checked again. */
function LineSetting({ group, line, number, onChange, onRemove }: LineSettingProps) {
  const name = line.label || `Line ${number}`;
  return (
    <div className="grid gap-2 rounded-control border border-line p-3">
      <div className="flex gap-2">
        <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-[1.2fr_1fr]">
          <TextInput
            aria-label={`Line ${number}: name`}
            placeholder="Campus counsellor"
            value={line.label}
            readOnly={group.isBusy}
            onChange={({ target }) => onChange({ label: target.value })}
          />
          <TextInput
            aria-label={`Line ${number}: number or address`}
            placeholder="Number, e-mail or link"
            value={line.contact}
            readOnly={group.isBusy}
            onChange={({ target }) => onChange({ contact: target.value, checkedOn: null })}
          />
        </div>
        <IconButton icon={X} label={`Remove ${name}`} onClick={onRemove} />
      </div>
      {line.contact.trim() !== '' && (
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-2 text-sm text-soft">
          {line.checkedOn === null ? 'Not checked yet' : `Checked on ${dateText(line.checkedOn, new Date())}`}
          <Button small onClick={() => onChange({ checkedOn: today() })} disabled={group.isBusy}>
            <Check className="size-4" aria-hidden />
            Mark as checked<span className="sr-only">: {name}</span>
          </Button>
        </div>
      )}
    </div>
  );
}

const today = () => device.wall(new Date()).toISOString().slice(0, 10);
