interface ChoiceProps {
  label: string;
  isChosen: boolean;
  isOpen?: boolean;
  onChoose: (isChosen: boolean) => void;
}

export function Choice({ label, isChosen, isOpen = true, onChoose }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 rounded-control px-2 hover:bg-raised">
      <input
        type="checkbox"
        checked={isChosen}
        disabled={!isOpen}
        onChange={({ target }) => onChoose(target.checked)}
        className="size-5 shrink-0 accent-accent-text"
      />
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </label>
  );
}
