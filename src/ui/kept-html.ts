const kept = new WeakMap<object, Map<string, string>>();

/**
 * A piece of HTML made of one object and nothing else, rendered once for as long as that object lives: the menus and
 * the cards that renders share (page-store/kept-reads.ts) are the same objects until a change is published. `name`
 * says everything else the piece depends on.
 */
export async function keptHtml(of: object, name: string, render: () => Promise<string>): Promise<string> {
  const before = kept.get(of)?.get(name);
  if (before !== undefined) return before;
  const html = await render();
  const pieces = kept.get(of) ?? new Map<string, string>();
  kept.set(of, pieces.set(name, html));
  return html;
}
