import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../config.ts';

/** The store of pictures: a folder under DATA_DIR that this server shows, or an S3 bucket. */
export interface Storage {
  /** `key` is relative to the media root: `{hash}/{width}.webp`. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Null when there is no such file. */
  get(key: string): Promise<Buffer | null>;
  /** Nothing happens when it is already gone. */
  delete(key: string): Promise<void>;
  deleteFolder(folder: string): Promise<void>;
  /** Every file there is, in no order: its key and when it was last written. */
  list(): AsyncGenerator<StoredFile>;
  /** The address a browser reads it at. */
  urlOf(key: string): string;
}

export interface StoredFile {
  key: string;
  writtenAt: Date;
}

/**
 * A browser gives up on a call after 14 s (docs/spec/product.md §9): a bucket that says nothing must be known
 * before.
 */
const CONNECT_MS = 2_000;
const ANSWER_MS = 4_000;
const ATTEMPTS = 2;

const FOREVER = 'public, max-age=31536000, immutable';
/** A part of the store: its first letters in a bucket, and how long others may keep its files. */
interface Part {
  prefix: string;
  cacheControl: string;
}
const MEDIA: Part = { prefix: 'media/', cacheControl: FOREVER };
const EXPORTS: Part = { prefix: 'exports/', cacheControl: 'private, no-store' };
const opened = new Map<string, Promise<Storage>>();

/** One storage a process and place. */
export function getStorage(config: Pick<Config, 'dataDir' | 's3'>): Promise<Storage> {
  const key = config.s3 ? `s3:${config.s3.endpoint ?? ''}/${config.s3.bucket}` : config.dataDir;
  const known = opened.get(key) ?? (config.s3 ? openBucket(config.s3) : openFolder(config.dataDir));
  opened.set(key, known);
  return known;
}

/**
 * The store of what nobody but the operator may read: `exports` under DATA_DIR, or under the bucket, whose public
 * part is `media/` alone.
 */
export function getExports(config: Pick<Config, 'dataDir' | 's3'>): Promise<Storage> {
  const { s3, dataDir } = config;
  const key = s3 ? `s3-exports:${s3.endpoint ?? ''}/${s3.bucket}` : `exports:${dataDir}`;
  const known = opened.get(key) ?? (s3 ? openBucket(s3, EXPORTS) : openPrivateFolder(dataDir));
  opened.set(key, known);
  return known;
}

async function openPrivateFolder(dataDir: string): Promise<Storage> {
  const location = join(dataDir, 'exports');
  mkdirSync(location, { recursive: true, mode: 0o700 });
  return storageOn(new Disk(new FSDriver({ location, visibility: 'private' })), { ...EXPORTS, prefix: '' });
}

/** Gives the beginning of every stored picture's address. */
export function mediaRoot({ s3 }: Pick<Config, 's3'>): string {
  if (!s3) return '/media';
  const root = s3.publicUrl ?? `${s3.endpoint ?? `https://s3.${s3.region}.amazonaws.com`}/${s3.bucket}`;
  return `${root.replace(/\/+$/, '')}/media`;
}

async function openFolder(dataDir: string): Promise<Storage> {
  const disk = new Disk(new FSDriver({ location: join(dataDir, 'media'), visibility: 'public' }));
  const storage = storageOn(disk, { ...MEDIA, root: mediaRoot({ s3: null }), prefix: '' });
  return { ...storage, put: (key, bytes) => putWhole(disk, key, bytes) };
}

/** A disk that fills up leaves no half of a picture, and of one that was there all of it. */
async function putWhole(disk: Disk, key: string, bytes: Uint8Array): Promise<void> {
  const part = `${key}.part`;
  try {
    await disk.put(part, bytes);
    await disk.move(part, key);
  } catch (error) {
    await disk.delete(part).catch(() => undefined);
    throw error;
  }
}

async function openBucket(s3: NonNullable<Config['s3']>, part: Part = MEDIA): Promise<Storage> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const disk = new Disk(
    new S3Driver({
      credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
      region: s3.region,
      bucket: s3.bucket,
      ...(s3.endpoint ? { endpoint: s3.endpoint, forcePathStyle: true } : {}),
      // Not every compatible service knows the checksums that are Amazon's default.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        requestTimeout: ANSWER_MS,
        throwOnRequestTimeout: true,
      },
      maxAttempts: ATTEMPTS,
      visibility: part.cacheControl === FOREVER ? 'public' : 'private',
      supportsACL: false,
    }),
  );
  return storageOn(disk, { ...part, root: mediaRoot({ s3 }) });
}

function storageOn(disk: Disk, { root = '', prefix, cacheControl }: Part & { root?: string }): Storage {
  return {
    put: (key, bytes, contentType) =>
      disk.put(prefix + key, bytes, { contentType, cacheControl, contentLength: bytes.byteLength }),
    has: (key) => disk.exists(prefix + key),
    get: async (key) =>
      (await disk.exists(prefix + key)) ? Buffer.from(await disk.getBytes(prefix + key)) : null,
    delete: (key) => disk.delete(prefix + key),
    deleteFolder: (folder) => disk.deleteAll(`${prefix}${folder}/`),
    list: () => filesOf(disk, prefix),
    urlOf: (key) => `${root}/${key}`,
  };
}

async function* filesOf(disk: Disk, prefix: string): AsyncGenerator<StoredFile> {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(prefix || '/', {
      recursive: true,
      ...(paginationToken ? { paginationToken } : {}),
    });
    for (const file of page.objects) {
      if (!file.isFile) continue;
      const { lastModified } = await file.getMetaData();
      yield { key: file.key.slice(prefix.length), writtenAt: lastModified };
    }
    paginationToken = page.paginationToken;
  } while (paginationToken);
}
