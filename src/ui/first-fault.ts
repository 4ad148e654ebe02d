/** The cursor goes to the first field that is shown to be wrong. */
export function focusFirstFault(within: ParentNode | null): void {
  within?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}
