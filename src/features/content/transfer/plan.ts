import type { ArchiveFile } from './archive.ts';
import { MANIFEST } from './manifest.ts';
import { siteFileAt } from './site/site-files.ts';
import { transferFr as fr } from './transfer.fr.ts';

/** Bytes of one document: what an editor may save (docs/spec/calls.md §Envelope). */
export const DOCUMENT_MOST = 2 * 1024 * 1024;

/** The fate of a file, in order of steps: documents refer to pictures, menus and redirects to documents. */
export type Step =
  | { kind: 'manifest' | 'stored' | 'picture' | 'document' | 'site'; path: string; file: ArchiveFile }
  | { kind: 'ignored' | 'refused'; path: string; message: string };

export interface Plan {
  steps: Step[];
  /** The drafts beside documents, by the path of the document. */
  drafts: Map<string, ArchiveFile>;
}

const ORDER: readonly Step['kind'][] = [
  'manifest',
  'refused',
  'ignored',
  'stored',
  'picture',
  'document',
  'site',
];
const STORED = /^media\/[A-Za-z0-9_-]{16,64}\/(?:[0-9]{2,4}\.(?:webp|avif)|master\.png)$/;
const PICTURE = /\.(?:png|jpe?g|webp|avif)$/i;
const DRAFT = /\.md\.draft$/;
/** Files that systems leave in folders; nobody means to send them. */
const LEFTOVER = /(?:^|\/)(?:__MACOSX\/|\.[^./]|Thumbs\.db$|desktop\.ini$)/;
const PATH_MOST = 400;

/** Sorts the files of an archive into what is done with each. Pure: nothing is read. */
export function planOf(files: readonly ArchiveFile[]): Plan {
  const root = rootOf(files);
  const drafts = new Map<string, ArchiveFile>();
  const seen = new Set<string>();
  const steps: Step[] = [];
  for (const file of files) {
    if (LEFTOVER.test(file.path)) continue;
    const fault = faultOf(file) ?? (seen.has(file.path) ? fr.double : null);
    seen.add(file.path);
    const path = file.path.startsWith(root) ? file.path.slice(root.length) : file.path;
    if (fault) steps.push({ kind: 'refused', path: shown(file.path), message: fault });
    else if (DRAFT.test(path)) drafts.set(path.replace(/\.draft$/, ''), file);
    else steps.push(stepOf(path, file));
  }
  const rank = (step: Step) => ORDER.indexOf(step.kind);
  const byOrder = (a: Step, b: Step) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1);
  return { steps: withManifest(steps.sort(byOrder)), drafts };
}

/** The folder everything stands in, when somebody packed a folder rather than what is in it. */
function rootOf(files: readonly ArchiveFile[]): string {
  const manifest = files.find(({ path }) => path === MANIFEST || /^[^/]+\/manifest\.json$/.test(path));
  return manifest ? manifest.path.slice(0, -MANIFEST.length) : '';
}

/** Why a name is not taken. No file is ever written under it; it is only not believed. */
function faultOf({ path, symlink }: ArchiveFile): string | null {
  if (symlink) return fr.symlink;
  const odd = path.startsWith('/') || /^[A-Za-z]:/.test(path) || /[\\\p{Cc}\uFFFD]/u.test(path);
  const climbs = path.split('/').some((part) => part === '..' || part === '.' || part === '');
  return odd || climbs || path.length > PATH_MOST ? fr.path : null;
}

const shown = (path: string) => path.replace(/[\p{Cc}\p{Cf}]/gu, '\uFFFD').slice(0, PATH_MOST);

function stepOf(path: string, file: ArchiveFile): Step {
  if (path === MANIFEST) return { kind: 'manifest', path, file };
  if (siteFileAt(path)) return { kind: 'site', path, file };
  if (STORED.test(path)) return { kind: 'stored', path, file };
  if (PICTURE.test(path)) return { kind: 'picture', path, file };
  if (path.endsWith('.md') && !/(?:^|\/)readme\.md$/i.test(path)) return { kind: 'document', path, file };
  return { kind: 'ignored', path, message: fr.ignored };
}

/** Files of a library mean something only beside the manifest that describes them. */
function withManifest(steps: Step[]): Step[] {
  if (steps.some(({ kind }) => kind === 'manifest')) return steps;
  return steps.map((step) =>
    step.kind === 'stored' ? { kind: 'ignored', path: step.path, message: fr.noManifest } : step,
  );
}
