// One file knows the browser's local storage, so that its keys and how long they hold stand in one place.
import type { Check } from './report.ts';
import { readSources } from './source.ts';

const OWNERS = new Set([
  'src/lib/kept.ts',
  // These run inline before the first paint, where nothing can be imported; they only read.
  'src/shell/SignedIn.astro',
  'content-admin/AdminNav.astro',
  'content-admin/SchemeStyle.astro',
]);

export const storage: Check = {
  name: 'storage',
  run() {
    const ours = readSources().filter(({ path }) => /^(src|content-admin|search-index)\//.test(path));
    const problems = ours
      .filter(({ path, text }) => !OWNERS.has(path) && /\blocalStorage\s*[.[)]/.test(text))
      .map(({ path }) => `${path}: local storage is written through src/lib/kept.ts alone`);
    return { problems, facts: [`${ours.length} files`] };
  },
};
