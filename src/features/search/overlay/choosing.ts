/** Moving through the options with the arrow keys; focus itself stays in the field (WAI-ARIA combobox). */
export interface Choosing {
  /** The highlighted option, if any. */
  current(): HTMLElement | null;
  move(step: 1 | -1): void;
  moveTo(end: 'first' | 'last'): void;
  reset(): void;
}

/** @param onChosen told of each option the arrows come to; null: of none any more */
export function createChoosing(
  input: HTMLInputElement,
  list: HTMLElement,
  onChosen: (option: HTMLElement | null) => void = () => {},
): Choosing {
  const options = () => [...list.querySelectorAll<HTMLElement>('[role=option]:not([hidden])')];
  const current = () => list.querySelector<HTMLElement>('[aria-selected=true]');

  function choose(option: HTMLElement | null): void {
    current()?.setAttribute('aria-selected', 'false');
    option?.setAttribute('aria-selected', 'true');
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
    onChosen(option);
  }

  return {
    current,
    /** Past either end lies the field itself, with nothing highlighted. */
    move(step) {
      const all = options();
      const at = current() ? all.indexOf(current() as HTMLElement) : step > 0 ? -1 : all.length;
      choose(all[at + step] ?? null);
    },
    moveTo(end) {
      choose(options().at(end === 'first' ? 0 : -1) ?? null);
    },
    reset: () => choose(null),
  };
}
