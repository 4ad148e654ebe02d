import { useEffect, useMemo, useState } from 'react';
import { linkCalls } from '#src/features/content/life/menu-links.calls.ts';
import { templateCalls } from '#src/features/content/template.calls.ts';
import { mayHere } from '../held-rights.ts';
import {
  type Command,
  contentCommand,
  fixedCommands,
  type KnownTemplate,
  matchingCommands,
} from './commands.ts';

const DEBOUNCE_MS = 120;
const CONTENTS = 8;
/** Without a word, only a few of what can be made are shown. */
const MADE_FIRST = 4;

/** The commands that answer a query: contents from the server, screens and actions from here at once. */
export function useFound(query: string): { commands: Command[]; failed: boolean } {
  const [templates, setTemplates] = useState<KnownTemplate[]>([]);
  const [answer, setAnswer] = useState<{ query: string; contents: Command[] }>({ query: '', contents: [] });
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!mayHere('content')) return;
    templateCalls.listTemplates().then(
      ({ items }) => setTemplates(items),
      () => undefined,
    );
  }, []);
  useEffect(() => {
    let stale = false;
    const timer = setTimeout(async () => {
      const found = !mayHere('content')
        ? { items: [] }
        : await linkCalls.findContent({ query, limit: CONTENTS }).catch(() => null);
      if (stale) return;
      setFailed(found === null);
      setAnswer({ query, contents: found?.items.map(contentCommand) ?? [] });
    }, DEBOUNCE_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [query]);
  const fixed = useMemo(() => {
    const all = matchingCommands(fixedCommands(templates, mayHere), query);
    if (query.trim() !== '') return all;
    const made = all.filter(({ group }) => group === 'make').slice(0, MADE_FIRST);
    return [...all.filter(({ group }) => group !== 'make'), ...made];
  }, [templates, query]);
  // Until the server answers what is typed now, Enter must not open what answered something else.
  const contents = answer.query === query ? answer.contents : matchingCommands(answer.contents, query);
  return { commands: [...contents, ...fixed], failed };
}
