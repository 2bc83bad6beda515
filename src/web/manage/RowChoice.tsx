interface RowChoiceProps {
  title: string;
  isChosen: boolean;
  onToggle: () => void;
}

export function RowChoice({ title, isChosen, onToggle }: RowChoiceProps) {
  return (
    <label className="flex min-h-11 flex-1 items-center gap-3 text-sm font-bold">
      <input
        type="checkbox"
        aria-label={`Select ${title}`}
        checked={isChosen}
        onChange={onToggle}
        className="size-5 shrink-0 accent-accent"
      />
      Select
    </label>
  );
}
