import { ImageUp } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import type { Control } from '#shared/plain-fields.ts';
import { buildStillUrl, youtubeId } from '#shared/youtube.ts';
import { Button } from '#web/ui/Button.tsx';
import { Combobox } from '#web/ui/fields/Combobox.tsx';
import { Field, Select, Switch, TextArea, TextInput } from '#web/ui/fields/Field.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { deviceTimeZone } from '#web/zone.ts';
import { draftValue, type FormField } from '../form/form.ts';
import { textIn, toInstant, toWallText } from '../form/typed-values.ts';
import type { FieldsProps } from '../manager.ts';
import { PictureCrop } from './PictureCrop.tsx';
import { type ControlProps, getTypingProps, RowsControl } from './RowsControl.tsx';
import { From, WithChoices } from './sources.tsx';

interface FormFieldControlProps extends Omit<FieldsProps, 'form' | 'triesCount'> {
  field: FormField;
}

export function FormFieldControl({ field, draft, issues, isBusy, onType }: FormFieldControlProps) {
  const { name, label, control, required } = field;
  const Control = controls[control.kind];
  const hint = field.hint ?? (control.kind === 'list' ? 'One per line' : undefined);
  return (
    <Field name={name} label={label} hint={hint} error={issues[name]} required={required}>
      {(ties) => (
        <Control
          field={field}
          ties={ties}
          value={draftValue(draft, field)}
          draft={draft}
          disabled={isBusy}
          onType={(value) => onType(name, value)}
        />
      )}
    </Field>
  );
}

/** The input component for each kind of field. */
const controls: Readonly<Record<Control['kind'], ComponentType<ControlProps>>> = {
  text: (props) => <TextControl {...props} />,
  'long-text': LongTextControl,
  number: (props) => <TextControl {...props} inputMode="numeric" />,
  scores: (props) => <TextControl {...props} />,
  switch: SwitchControl,
  day: (props) => <TextControl {...props} type="date" />,
  instant: InstantControl,
  link: (props) => <TextControl {...props} type="url" inputMode="url" />,
  video: VideoControl,
  picture: PictureControl,
  list: LongTextControl,
  choice: ChoiceControl,
  reference: ChoiceControl,
  rows: RowsControl,
};

interface TextControlProps extends ControlProps {
  type?: 'text' | 'url' | 'date';
  inputMode?: 'url' | 'numeric';
}

function TextControl({ type = 'text', inputMode, ...props }: TextControlProps) {
  const listId = `${props.ties.id}-known`;
  return (
    <From source={props.field.Suggestions} draft={props.draft}>
      {(suggestions) => (
        <>
          <TextInput
            {...getTypingProps(props)}
            type={type}
            inputMode={inputMode}
            autoComplete="off"
            list={suggestions && listId}
          />
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map((known) => (
                <option key={known} value={known} />
              ))}
            </datalist>
          )}
        </>
      )}
    </From>
  );
}

function LongTextControl(props: ControlProps) {
  return <TextArea {...getTypingProps(props)} rows={3} />;
}

function SwitchControl({ ties: { required: _, ...ties }, value, disabled, onType }: ControlProps) {
  return (
    <span className="flex min-h-11 items-center">
      <Switch {...ties} checked={value === true} disabled={disabled} onSwitch={onType} />
    </span>
  );
}

/** With more choices than this, a reference gets a searchable combobox. */
const maxAtAGlance = 20;

function ChoiceControl({ field, ties, value, draft, disabled, onType }: ControlProps) {
  const { control } = field;
  const words = control.kind === 'choice' ? control.choices.map((word) => ({ value: word, label: word })) : [];
  const chosen = textIn(value);
  const none = field.placeholder ?? (field.required ? 'Choose one' : 'None');
  return (
    <WithChoices field={field} draft={draft}>
      {(choices = words) =>
        control.kind === 'reference' && choices.length > maxAtAGlance ? (
          <Combobox {...ties} {...{ choices, none, disabled }} label={field.label} value={chosen} onChoose={onType} />
        ) : (
          <Select {...ties} {...{ choices, disabled }} value={chosen} onChange={({ target }) => onType(target.value)}>
            {(control.kind === 'reference' || chosen === '') && <option value="">{none}</option>}
          </Select>
        )
      }
    </WithChoices>
  );
}

/** A date and time in the village's time zone. */
function InstantControl(props: ControlProps) {
  return (
    <From source={props.field.TimeZone} draft={props.draft}>
      {(timeZone = deviceTimeZone()) => <WallTime {...props} timeZone={timeZone} />}
    </From>
  );
}

function WallTime({ ties, value, disabled, onType, timeZone }: ControlProps & { timeZone: string }) {
  const instant = textIn(value);
  // Keeps incomplete text in the box, although it is not an instant yet.
  const [typed, setTyped] = useState<{ text: string; instant: string } | null>(null);
  const shown = typed?.instant === instant ? typed.text : toWallText(instant, timeZone);
  return (
    <TextInput
      {...ties}
      type="datetime-local"
      value={shown}
      readOnly={disabled}
      onChange={({ target }) => {
        const next = toInstant(target.value, timeZone);
        setTyped({ text: target.value, instant: next });
        onType(next);
      }}
    />
  );
}

/** A YouTube link, with a still of its video. */
function VideoControl(props: ControlProps) {
  const { placeholder = 'https://www.youtube.com/watch?v=...', ...typing } = getTypingProps(props);
  const id = youtubeId(typing.value);
  return (
    <div className="grid gap-2">
      <TextInput {...typing} type="url" inputMode="url" autoComplete="off" placeholder={placeholder} />
      {id && (
        <img
          src={buildStillUrl(id)}
          alt="Still of the video"
          className="aspect-video w-full max-w-60 rounded-control bg-raised object-cover"
        />
      )}
    </div>
  );
}

/** The address of a picture: typed, or that of an upload. */
function PictureControl(props: ControlProps) {
  const { field, disabled, onType } = props;
  const { placeholder = 'https://...', ...typing } = getTypingProps(props);
  const shape = field.shape ?? 1;
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-3">
        <Picture
          src={typing.value}
          alt={`${field.label} as it is`}
          className="h-16 shrink-0 rounded-control bg-raised object-cover"
          style={{ aspectRatio: Math.min(shape, 2) }}
        />
        <PictureUpload label={field.label} shape={shape} disabled={disabled} onUploaded={onType} />
      </div>
      <TextInput {...typing} inputMode="url" autoComplete="off" placeholder={placeholder} />
    </div>
  );
}

interface PictureUploadProps {
  label: string;
  shape: number;
  disabled: boolean;
  onUploaded: (url: string) => void;
}

/** Lets the person choose a picture, crop it to the field's shape, and upload it. */
function PictureUpload({ label, shape, disabled, onUploaded }: PictureUploadProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  return (
    <>
      <Button small disabled={disabled} onClick={() => input.current?.click()} aria-label={`Upload ${label}`}>
        <ImageUp className="size-4" aria-hidden />
        Upload
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif"
        aria-label={`File for ${label}`}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          setFile(target.files?.[0] ?? null);
          target.value = '';
        }}
      />
      {file && <PictureCrop file={file} shape={shape} onUploaded={onUploaded} onClose={() => setFile(null)} />}
    </>
  );
}
