import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, unlinkSync, utimesSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { commonHeaders, pictureHeaders } from './headers.ts';
import { acceptedEncoding, compress, type Encoding } from './respond.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
};
const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=3600';
const ARCHIVE_DAYS = 30;

interface File {
  path: string;
  type: string;
  immutable: boolean;
  etag?: string;
  bodies: Map<Encoding, Promise<Buffer>>;
}

export interface StaticFiles {
  /** Answers when the path names a file of ours; false otherwise. */
  serve(path: string, req: IncomingMessage, res: ServerResponse): Promise<boolean>;
}

/**
 * The built client files, kept compressed in memory once asked. `archiveDir` keeps the hashed assets of
 * earlier builds, for pages that are still open or stored.
 */
export function openStaticFiles(clientDir: string, archiveDir: string, https: boolean): StaticFiles {
  archiveAssets(join(clientDir, '_astro'), archiveDir);
  const files = new Map<string, File>();
  for (const path of walk(archiveDir)) files.set(`/_astro/${urlOf(archiveDir, path)}`, fileAt(path, true));
  for (const path of walk(clientDir)) {
    const url = `/${urlOf(clientDir, path)}`;
    files.set(url, fileAt(path, url.startsWith('/_astro/')));
  }
  return {
    async serve(path, req, res) {
      const file = files.get(path);
      if (!file) return false;
      await sendFile(file, { req, res, https });
      return true;
    },
  };
}

async function sendFile(
  file: File,
  { req, res, https }: { req: IncomingMessage; res: ServerResponse; https: boolean },
): Promise<void> {
  const compressible = /^(?:text|application)\/|svg/.test(file.type);
  const encoding = compressible ? acceptedEncoding(req.headers['accept-encoding']) : null;
  const body = await bodyOf(file, encoding);
  const headers: [string, string][] = [
    ...(file.type.startsWith('image/') ? pictureHeaders(https) : commonHeaders(https)),
    ['content-type', file.type],
    ['cache-control', file.immutable ? IMMUTABLE : SHORT],
    ['etag', file.etag ?? ''],
    ...(compressible ? [['vary', 'accept-encoding'] as [string, string]] : []),
    ...(encoding ? [['content-encoding', encoding] as [string, string]] : []),
  ];
  if (res.destroyed) return;
  if (req.headers['if-none-match'] === file.etag) {
    res.writeHead(304, headers.flat()).end();
    return;
  }
  res.writeHead(200, [...headers, ['content-length', String(body.length)]].flat());
  res.end(req.method === 'HEAD' ? undefined : body);
}

async function bodyOf(file: File, encoding: Encoding): Promise<Buffer> {
  const known = file.bodies.get(encoding);
  if (known) return known;
  const made = readFile(file.path).then((raw) => {
    file.etag ??= `"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`;
    return compress(raw, encoding, raw.length < 400_000 ? 11 : 6);
  });
  file.bodies.set(encoding, made);
  made.catch(() => file.bodies.delete(encoding));
  return made;
}

function fileAt(path: string, immutable: boolean): File {
  return { path, type: TYPES[extname(path)] ?? 'application/octet-stream', immutable, bodies: new Map() };
}

function urlOf(root: string, path: string): string {
  return relative(root, path).split(sep).map(encodeURIComponent).join('/');
}

function* walk(dir: string): Generator<string> {
  if (!existsSync(dir)) return;
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else if (entry.isFile() && !entry.name.startsWith('.')) yield path;
  }
}

function archiveAssets(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const limit = Date.now() - ARCHIVE_DAYS * 86_400_000;
  for (const name of readdirSync(to))
    if (statSync(join(to, name)).mtimeMs < limit) unlinkSync(join(to, name));
  if (!existsSync(from)) return;
  const now = new Date();
  for (const name of readdirSync(from)) {
    const [source, kept] = [join(from, name), join(to, name)];
    // A name says its content: what is there already is only kept for longer.
    if (statSync(kept, { throwIfNoEntry: false })?.size === statSync(source).size) utimesSync(kept, now, now);
    else copyFileSync(source, kept);
  }
}
