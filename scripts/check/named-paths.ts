// The paths of the project that a page or a comment names, and which of them are not there.

/** A part of a file that people read: a page, or one comment. */
export interface Named {
  text: string;
  /** Its first character's place in the file. */
  index: number;
}

const ROOMS = 'src|content-admin|search-index|tests|scripts|docs|public|native';
const IN_SRC = 'boot|calls|features|journeys|layouts|lib|pages|server|shell|ui';
const ALIASES: Record<string, string> = {
  '#src/': 'src/',
  '#search/': 'search-index/',
  '#admin/': 'content-admin/',
  '#tests/': 'tests/',
};
const REST = String.raw`(?:[\w.@+/-]|\[[\w.]+\])*`;
const PATH = new RegExp(`(?<![\\w#@./…>}*-])(#(?:src|search|admin|tests)|${ROOMS}|${IN_SRC})/${REST}`, 'g');
const LINK = /\]\((?!https?:|#|\/|mailto:)([^)\s#]+)(?:#[^)]*)?\)/g;
/** After one of these the rest of a path is for its reader to fill in. */
const OPEN_END = /^[<{*…$]/;

const OF_SRC = new RegExp(`^(${IN_SRC})/`);
/** A decision may be named by its number alone. */
const DECISION = /^docs\/decisions\/\d{4}$/;

/** Under the name of a room every path counts; `pages/s` or `lib/` alone may be no path at all. */
function isPath(named: string): boolean {
  return !OF_SRC.test(named) || named.endsWith('/') || /\.[a-z\d]{1,5}$/.test(named);
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** `a/b/../c` as `a/c`. */
function straight(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function candidates(named: string, from: string): string[] {
  const alias = Object.keys(ALIASES).find((name) => named.startsWith(name));
  if (alias) return [ALIASES[alias] + named.slice(alias.length)];
  return [named, `src/${named}`, straight(`${folderOf(from)}${named}`)];
}

/** The paths that `part` names and nobody finds. `files` holds every file, and every folder with its slash. */
export function missingPaths(
  part: Named,
  { path, files }: { path: string; files: Set<string> },
): { index: number; why: string }[] {
  const is = (name: string) =>
    files.has(name) ||
    files.has(`${name}/`) ||
    (DECISION.test(name) && [...files].some((file) => file.startsWith(`${name}-`)));
  const missing: { index: number; why: string }[] = [];
  for (const { 0: found, index } of part.text.matchAll(PATH)) {
    if (OPEN_END.test(part.text.slice(index + found.length))) continue;
    const named = found.replace(/[.-]+$/, '');
    if (!isPath(named) || candidates(named, path).some(is)) continue;
    missing.push({ index: part.index + index, why: `${named} is not there` });
  }
  if (!path.endsWith('.md')) return missing;
  for (const { 1: target = '', index } of part.text.matchAll(LINK)) {
    if (is(straight(`${folderOf(path)}${target}`))) continue;
    missing.push({ index: part.index + index, why: `the link to ${target} leads nowhere` });
  }
  return missing;
}
