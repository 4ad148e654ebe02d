const kept = new WeakMap<object, Map<string, string>>();

/**
 * A piece of HTML made of one object and nothing else, rendered once for as long as that object lives: the menus and
 * the cards that renders share (page-store/kept-reads.ts) are the same objects until a change is published. `name`
 * says everything else the piece depends on.
 */
export function keptHtml(of: object, name: string, render: () => Promise<string>): string | Promise<string> {
  return kept.get(of)?.get(name) ?? keep(of, name, render);
}

async function keep(of: object, name: string, render: () => Promise<string>): Promise<string> {
  const html = await render();
  const pieces = kept.get(of) ?? new Map<string, string>();
  kept.set(of, pieces.set(name, html));
  return html;
}
