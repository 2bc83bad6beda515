import { useState } from 'react';
import { TextInput } from '../../ui/inputs.tsx';
import { textIn } from '../typed-values.ts';
import type { ControlProps } from './control.ts';
import { PictureUpload } from './PictureUpload.tsx';

/** The address of a picture, typed or of one that is uploaded here. */
export function PictureControl({ field, ties, value, disabled, onType }: ControlProps) {
  const address = textIn(value);
  const [broken, setBroken] = useState('');
  const shape = field.shape ?? 1;
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-3">
        {address !== '' && broken !== address && (
          <img
            src={address}
            alt={`${field.label} as it is`}
            onError={() => setBroken(address)}
            className="h-16 shrink-0 rounded-control bg-raised object-cover"
            style={{ aspectRatio: Math.min(shape, 2) }}
          />
        )}
        <PictureUpload label={field.label} shape={shape} disabled={disabled} onUploaded={onType} />
      </div>
      <TextInput
        {...ties}
        inputMode="url"
        autoComplete="off"
        placeholder={field.placeholder ?? 'https://...'}
        value={address}
        readOnly={disabled}
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  );
}
