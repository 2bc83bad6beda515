import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../IconButton.tsx';
import { TextInput } from './inputs.tsx';

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  secret: string;
}

export function PasswordInput({ secret, ...rest }: PasswordInputProps) {
  const [isVisible, setVisible] = useState(false);
  return (
    <span className="relative block">
      <TextInput
        {...rest}
        type={isVisible ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className="pr-14"
      />
      <IconButton
        icon={isVisible ? EyeOff : Eye}
        label={isVisible ? `Hide ${secret}` : `Show ${secret}`}
        onClick={() => setVisible(!isVisible)}
        className="absolute! top-0.5 right-0.5"
      />
    </span>
  );
}
