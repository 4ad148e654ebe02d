import { AsyncLocalStorage } from 'node:async_hooks';

const declared = new AsyncLocalStorage<Set<string>>();

/**
 * Says that the page being rendered writes this very script or style inside itself, and answers it. For what is not the
 * same on every page; the rest is known to the build. Nothing else that stands in a page is run
 * (docs/decisions/0025-what-may-not-hold-the-loop.md).
 */
export function declareInline(text: string): string {
  declared.getStore()?.add(text);
  return text;
}

/** Runs one render with the texts that it declares. */
export async function collectInline<T>(render: () => Promise<T>): Promise<{ result: T; texts: Set<string> }> {
  const texts = new Set<string>();
  return { result: await declared.run(texts, render), texts };
}

/** The part of Astro's manifest that holds what it writes inside pages. */
export interface BuiltInline {
  inlinedScripts: ReadonlyMap<string, string>;
  clientDirectives: ReadonlyMap<string, string>;
  routes: readonly {
    styles: readonly ({ type: 'inline'; content: string } | { type: 'external' })[];
    scripts: readonly (
      | { type: 'inline' | 'external'; value: string }
      | { stage: string; children: string }
    )[];
  }[];
}

/** The texts that the build itself puts inside pages: those of its manifest, and those written in the templates. */
export function builtInline(manifest: BuiltInline, written: readonly string[]): ReadonlySet<string> {
  const ofRoutes = manifest.routes.flatMap(({ styles, scripts }) => [
    ...styles.map((style) => (style.type === 'inline' ? style.content : '')),
    ...scripts.map((script) => ('children' in script ? script.children : script.value)),
  ]);
  const texts = [...manifest.inlinedScripts.values(), ...manifest.clientDirectives.values(), ...ofRoutes];
  return new Set([...texts, ...written].filter(Boolean));
}
