import { Monitor, Moon, Sun } from 'lucide-react';
import { chooseTheme, useTheme } from '../theme.ts';
import { Segmented } from './fields/Segmented.tsx';

/** Light, dark, or as the system says. `compact` shows the icons alone. */
export function ThemeControl({ compact = false }: { compact?: boolean }) {
  const theme = useTheme();
  const renderLabel = (Icon: typeof Sun, name: string) => (
    <>
      <Icon className="size-4" aria-hidden />
      {!compact && name}
    </>
  );
  return (
    <Segmented
      label="Theme"
      value={theme}
      onChoose={chooseTheme}
      choices={[
        { value: 'light', label: renderLabel(Sun, 'Light'), name: 'Light' },
        { value: 'dark', label: renderLabel(Moon, 'Dark'), name: 'Dark' },
        { value: 'system', label: renderLabel(Monitor, 'System'), name: 'System' },
      ]}
    />
  );
}
