/** Before a dialog opens: a page that does not scroll keeps its width, having no scroll bar to make up for. */
export function holdStill(): void {
  const { documentElement: root } = document;
  root.toggleAttribute('data-still', root.scrollHeight <= root.clientHeight);
}
