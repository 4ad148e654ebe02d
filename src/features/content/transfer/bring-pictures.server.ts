import { basename } from 'node:path';
import { avifJob } from '#src/features/media/media.jobs.server.ts';
import { findByHash } from '#src/features/media/media-rows.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { media, template } from '#src/server/db/schema/index.ts';
import { IMAGE_MAX_BYTES, requireKnownSignature } from '#src/server/gateways/image-input.ts';
import { hashOf, storePicture } from '#src/server/gateways/images.ts';
import { getStorage } from '#src/server/gateways/storage.ts';
import type { Services } from '#src/server/services.ts';
import type { ArchiveFile } from './archive.ts';
import type { Manifest } from './manifest.ts';

export interface BroughtPicture {
  outcome: 'created' | 'unchanged';
  /** Its address in the library; null while it is only looked at. */
  url: string | null;
}

/** Templates first: documents are held against them. What is there already stays as it is. */
export async function bringTemplates({ db }: Pick<Ctx, 'db'>, { templates }: Manifest): Promise<void> {
  for (const one of templates) await db.insert(template).values(one).onConflictDoNothing();
}

/** The library's rows, before their files: a file without a row would be cleaned away. */
export async function bringLibrary({ db }: Pick<Ctx, 'db'>, manifest: Manifest): Promise<void> {
  for (const one of manifest.media) await db.insert(media).values(one).onConflictDoNothing();
}

/** A file of an exported library, at its own name. A file that is there is never written over. */
export async function bringStored(
  services: Services,
  { path, file }: { path: string; file: ArchiveFile },
  write: boolean,
): Promise<BroughtPicture> {
  const key = path.replace(/^media\//, '');
  const storage = await getStorage(services.config);
  if (await storage.has(key)) return { outcome: 'unchanged', url: null };
  const bytes = await file.read(IMAGE_MAX_BYTES * 4);
  if (!key.endsWith('master.png')) requireKnownSignature(bytes);
  if (write) await storage.put(key, bytes, `image/${key.split('.').at(-1)}`);
  return { outcome: 'created', url: null };
}

/** A picture that came beside the documents, put in the library. Throws image_invalid. */
export async function bringPicture(
  services: Services,
  { path, file }: { path: string; file: ArchiveFile },
  { write, authorId }: { write: boolean; authorId: number | null },
): Promise<BroughtPicture> {
  const bytes = await file.read(IMAGE_MAX_BYTES);
  requireKnownSignature(bytes);
  const { db } = services.database;
  const hash = hashOf(bytes);
  const known = await findByHash(db, hash);
  if (known) return { outcome: 'unchanged', url: known.url };
  if (!write) return { outcome: 'created', url: null };
  const { image, folder, look } = await storePicture(services, bytes);
  const filename = basename(path).slice(0, 200);
  const values = { hash, url: image.url, cover: image, folder, keys: [folder], look, filename };
  const [made] = await db
    .insert(media)
    .values({ ...values, alt: '', weight: bytes.length, uploadedBy: authorId })
    .onConflictDoNothing()
    .returning({ id: media.id });
  if (made) await services.jobs.send(avifJob, { id: made.id });
  return { outcome: 'created', url: image.url };
}
