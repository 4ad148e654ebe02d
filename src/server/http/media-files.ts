import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pictureHeaders } from './headers.ts';
import type { StaticFiles } from './static-files.ts';

/** Made by us: `/media/{hash}/{width}.webp|avif`. Nothing else is looked for. */
const MEDIA = /^\/media\/([A-Za-z0-9_-]{16,64})\/([0-9]{2,4})\.(webp|avif)$/;

/** Re-encoded pictures under DATA_DIR/media; their names hold the hash of their content. */
export function openMediaFiles(dir: string, https: boolean): StaticFiles {
  return {
    async serve(path, req, res) {
      const match = MEDIA.exec(path);
      if (!match) return false;
      const file = join(dir, match[1] as string, `${match[2]}.${match[3]}`);
      const size = await stat(file).then(
        (found) => found.size,
        () => null,
      );
      if (size === null) return false;
      const headers = [
        ...pictureHeaders(https),
        ['content-type', `image/${match[3]}`],
        ['cache-control', 'public, max-age=31536000, immutable'],
        ['content-length', String(size)],
      ];
      res.writeHead(200, headers.flat());
      if (req.method === 'HEAD') res.end();
      else await pipeline(createReadStream(file), res);
      return true;
    },
  };
}
