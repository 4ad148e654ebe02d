import { atom } from 'nanostores';
import { templateCalls } from '#src/features/content/template.calls.ts';
import type { TemplateField } from '#src/server/db/schema/content.ts';
import { inspect } from '../document/inspect.ts';
import { fieldsOf, lastFieldsOf, loadTemplates } from '../document/known-templates.ts';
import { $editor, inTurn, patch } from './store.ts';

/** The changes of a template while a document of it is open: the labels of the fields that came and went. */
export interface TemplateNews {
  name: string;
  added: string[];
  removed: string[];
}

export const $templateNews = atom<TemplateNews | null>(null);

interface Named {
  namespace: string;
  name: string;
}

/** The template that the open document names; null while its header cannot be read. */
export function namedTemplate(text = $editor.get().text): Named | null {
  const { values } = inspect(text);
  if (!values) return null;
  const namespace = String(values.namespace);
  return { namespace, name: String(values.template || namespace) };
}

/**
 * Asks for the templates again, and tells what changed in the one that is open. A failure waits for the next time.
 */
export async function followTemplates(): Promise<void> {
  const named = namedTemplate();
  const before = named && fieldsOf(named.namespace, named.name);
  await loadTemplates().catch(() => undefined);
  // The text is unchanged: the state is set again so that the text is inspected under the new templates.
  patch({});
  const after = named && fieldsOf(named.namespace, named.name);
  if (!named || !before || !after) return;
  const [added, removed] = [missingIn(before, after), missingIn(after, before)];
  if (added.length + removed.length > 0) $templateNews.set({ name: named.name, added, removed });
}

/** Fields that only the second list has, as people read them. */
function missingIn(some: readonly TemplateField[], others: readonly TemplateField[]): string[] {
  const same = (a: TemplateField, b: TemplateField) => a.name === b.name && a.type === b.type;
  return others.filter((one) => !some.some((other) => same(one, other))).map(({ label }) => label);
}

/**
 * Listens to refusals that name the template: a document that was never saved hears of its change in no other way.
 */
export function watchTemplates(): () => void {
  let refused: string | undefined;
  const stop = $editor.listen((state) => {
    const now = state.refused.template;
    if (now && now !== refused) void followTemplates();
    refused = now;
  });
  return () => {
    stop();
    $templateNews.set(null);
  };
}

/** True when this tab still knows the fields of a deleted template, which can then be made again. */
export const canRemake = ({ namespace, name }: Named) => lastFieldsOf(namespace, name) !== null;

export function remakeTemplate({ namespace, name }: Named): Promise<boolean> {
  return inTurn(async () => {
    const fields = lastFieldsOf(namespace, name);
    if (!fields) return;
    await templateCalls.saveNewTemplate({ namespace, name, fields } as never);
    await loadTemplates();
    patch({ refused: {}, failure: null });
  });
}
