interface RowChoiceProps {
  title: string;
  isChosen: boolean;
  disabled: boolean;
  onToggle: () => void;
}

export function RowChoice({ title, isChosen, disabled, onToggle }: RowChoiceProps) {
  return (
    <label className="flex min-h-11 flex-1 items-center gap-3 text-sm font-bold has-disabled:text-soft">
      <input
        type="checkbox"
        aria-label={`Select ${title}`}
        checked={isChosen}
        disabled={disabled}
        onChange={onToggle}
        className="size-5 shrink-0 accent-accent"
      />
      Select
    </label>
  );
}
