/**
 * Focuses the first field, in the form's order, with a name that is meant. It waits for the next frame: a field may be
 * behind a tab that opens because the field is wrong.
 */
export function focusField(getForm: () => HTMLFormElement | null, isMeant: (name: string) => boolean): void {
  requestAnimationFrame(() => {
    for (const field of getForm()?.querySelectorAll<HTMLElement>('[data-field]') ?? []) {
      if (!isMeant(field.dataset['field'] ?? '')) continue;
      // Scrolls the field's label into view as well; focus alone would leave it above the edge.
      field.scrollIntoView({ block: 'center' });
      const wrong = field.querySelector<HTMLElement>('[aria-invalid="true"]');
      return (wrong ?? field.querySelector<HTMLElement>(focusable))?.focus({ preventScroll: true });
    }
  });
}

const focusable = 'input:not([type="hidden"], [hidden]), select, textarea, button';
