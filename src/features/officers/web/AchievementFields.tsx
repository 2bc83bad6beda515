import type { FormFields } from './form-fields.ts';
import { achievementFields } from './player-labels.ts';

export function AchievementFields({ draft, busy, write }: FormFields) {
  return (
    <div className="grid gap-2.5 pt-4">
      {achievementFields.map(({ name, label, text }) => (
        <label key={name} className="flex min-h-14 items-center gap-3 rounded-control bg-raised px-3.5 py-2.5">
          <input
            type="checkbox"
            checked={draft[name] === 'true'}
            disabled={busy}
            onChange={({ target }) => write(name, target.checked ? 'true' : '')}
            className="size-5 shrink-0 accent-(--accent)"
          />
          <span>
            <span className="block font-bold">{label}</span>
            <span className="block text-[0.8125rem] text-soft">{text}</span>
          </span>
        </label>
      ))}
    </div>
  );
}
