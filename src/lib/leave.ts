/** Leaves for another page, and never answers: a form that waits for it stays busy until the page is gone. */
export function leaveFor(href: string): Promise<never> {
  location.assign(href);
  return new Promise<never>(() => {});
}
