import { isUtf8 } from 'node:buffer';
import { DomainError } from '#src/calls/domain-error.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import type { Services } from '#src/server/services.ts';
import { renderAhead } from '../rendering/render.server.ts';
import { bringDocument } from './bring-document.server.ts';
import { bringPicture, bringStored } from './bring-pictures.server.ts';
import { MANIFEST_MOST, type Manifest, NO_MANIFEST, readManifest } from './manifest.ts';
import { linkPictures } from './picture-links.ts';
import { DOCUMENT_MOST, type Plan, type Step } from './plan.ts';
import { bringSite } from './site/bring-site.server.ts';
import { SITE_FILE_MOST, type SiteFile, siteFileAt } from './site/site-files.ts';
import { transferFr as fr } from './transfer.fr.ts';
import type { Outcome } from './transfer.ts';
import { ZipFault } from './zip/zip-fault.ts';

/** The outcome of one file. For a picture, `title` is its address in the library. */
export interface Line {
  path: string;
  outcome: Outcome;
  title: string | null;
  contentId: number | null;
  message: string | null;
  line: number | null;
  column: number | null;
}

export interface Bringing {
  services: Services;
  plan: Plan;
  manifest: Manifest;
  /** New documents go live when no manifest says. */
  publish: boolean;
  authorId: number | null;
  /** False while it is only looked at. */
  write: boolean;
  /** The address of each picture brought in, by its path in the archive. */
  pictures: Map<string, string>;
  /** Which file has each address: two of them cannot. */
  addresses: Map<string, string>;
}

/** A document read and ready, or what became of a file that needs no transaction. */
export type Ready =
  | { line: Line }
  | { path: string; md: string; draftMd: string | null }
  | { path: string; site: SiteFile; text: string };

const lineOf = (path: string, outcome: Outcome, more: Partial<Line> = {}): Line => ({
  path,
  outcome,
  title: null,
  contentId: null,
  message: null,
  line: null,
  column: null,
  ...more,
});

/** Everything of a step but the writing of documents and settings: files are read, pictures stored. */
export async function prepare(to: Bringing, step: Step): Promise<Ready> {
  if (!('file' in step)) return { line: lineOf(step.path, step.kind, { message: step.message }) };
  try {
    if (step.kind === 'document') return await readDocument(to, step);
    const site = siteFileAt(step.path);
    if (step.kind === 'site' && site)
      return { path: step.path, site, text: textOf(await step.file.read(SITE_FILE_MOST)) };
    return { line: await besides(to, step) };
  } catch (error) {
    return { line: refused(to, step.path, error) };
  }
}

type FileStep = Extract<Step, { file: unknown }>;

async function besides(to: Bringing, step: FileStep): Promise<Line> {
  if (step.kind === 'manifest')
    return to.manifest === NO_MANIFEST
      ? lineOf(step.path, 'refused', { message: fr.manifest })
      : lineOf(step.path, 'unchanged');
  if (step.kind === 'stored') {
    const { outcome } = await bringStored(to.services, step, to.write);
    return lineOf(step.path, outcome);
  }
  const { outcome, url } = await bringPicture(to.services, step, to);
  if (url) to.pictures.set(step.path, url);
  return lineOf(step.path, outcome, { title: url });
}

async function readDocument(to: Bringing, { path, file }: FileStep): Promise<Ready> {
  const draft = to.plan.drafts.get(path);
  const linked = async (bytes: Buffer) =>
    linkPictures(textOf(bytes), path, (picture) => to.pictures.get(picture));
  const md = await linked(await file.read(DOCUMENT_MOST));
  await renderAhead(md);
  return {
    path,
    md,
    draftMd: draft ? await linked(await draft.read(DOCUMENT_MOST)) : null,
  };
}

function textOf(bytes: Buffer): string {
  if (!isUtf8(bytes) || bytes.includes(0)) throw new ZipFault(fr.notText);
  return bytes.toString('utf8');
}

/** Writes one document or file of the site, by itself: what is refused is undone alone. */
export async function writeReady(
  tx: Ctx,
  to: Bringing,
  ready: Exclude<Ready, { line: Line }>,
): Promise<Line> {
  if ('md' in ready) return writeDocument(tx, to, ready);
  const { path, site, text } = ready;
  try {
    const brought = await inTransaction(tx, (inner) =>
      bringSite(inner, site, { text, authorId: to.authorId }),
    );
    return lineOf(path, brought.outcome, { message: brought.message });
  } catch (error) {
    return refused(to, path, error);
  }
}

/** A document that is refused says where in its header. */
async function writeDocument(tx: Ctx, to: Bringing, ready: Extract<Ready, { md: string }>): Promise<Line> {
  const { path, md, draftMd } = ready;
  const fresh = to.publish ? { status: 'published' as const, published_at: null } : undefined;
  const known = to.manifest.contents[path] ?? fresh;
  try {
    const { outcome, row } = await inTransaction(tx, async (inner) => {
      const brought = await bringDocument(inner, { md, draftMd, known, authorId: to.authorId });
      const address = `${brought.row.namespace}/${brought.row.slug}`;
      const other = to.addresses.get(address);
      if (other !== undefined && other !== path) throw new ZipFault(fr.sameAddress(other));
      to.addresses.set(address, path);
      return brought;
    });
    const contentId = outcome === 'created' && !to.write ? null : row.id;
    return lineOf(path, outcome, { title: row.title, contentId });
  } catch (error) {
    return refused(to, path, error);
  }
}

function refused({ services }: Bringing, path: string, error: unknown): Line {
  if (error instanceof ZipFault) return lineOf(path, 'refused', { message: error.message });
  if (error instanceof DomainError) {
    const { line, column } = error.extra as { line?: number; column?: number };
    return lineOf(path, 'refused', { message: error.message, line: line ?? null, column: column ?? null });
  }
  services.log.warn({ err: error }, 'a file was not brought in');
  return lineOf(path, 'refused', { message: fr.unreadable });
}

export async function manifestOf({ steps }: Plan): Promise<Manifest> {
  const step = steps.find(({ kind }) => kind === 'manifest');
  if (!step || !('file' in step)) return NO_MANIFEST;
  const text = await step.file.read(MANIFEST_MOST).then(String, () => '');
  return readManifest(text) ?? NO_MANIFEST;
}
