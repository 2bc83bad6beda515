import { stillUrlOf, youtubeId } from '#shared/youtube.ts';
import { TextInput } from '../../ui/inputs.tsx';
import { textIn } from '../typed-values.ts';
import type { ControlProps } from './control.ts';

/** A link to YouTube, with the still of its video. */
export function VideoControl({ field, ties, value, disabled, onType }: ControlProps) {
  const typed = textIn(value);
  const id = youtubeId(typed);
  return (
    <div className="grid gap-2">
      <TextInput
        {...ties}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder={field.placeholder ?? 'https://www.youtube.com/watch?v=...'}
        value={typed}
        readOnly={disabled}
        onChange={({ target }) => onType(target.value)}
      />
      {id && (
        <img
          src={stillUrlOf(id)}
          alt="Still of the video"
          className="aspect-video w-full max-w-60 rounded-control bg-raised object-cover"
        />
      )}
    </div>
  );
}
