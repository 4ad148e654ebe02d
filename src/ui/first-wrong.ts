/**
 * The attributes by which a page that shows a refused form opens at the first field to correct, with or without
 * JavaScript. `names` in the order of the form. A browser heeds them only where the address ends in no `#` of a part of
 * the page: the form posts to an address without one.
 */
export function firstWrong(errors: Record<string, string>, names: readonly string[]) {
  const first = names.find((name) => errors[name]);
  return {
    /** Of a field. */
    at: (name: string) => (name === first ? { autofocus: true } : {}),
    /** Of the summary, where no field is to blame. */
    elsewhere: first === undefined ? { tabindex: -1, autofocus: true } : {},
  };
}
