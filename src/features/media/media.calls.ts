import * as z from 'zod/mini';
import { Cover } from '#src/features/content/content.ts';
import { typed } from '#src/lib/shapes.ts';
import { defineCall } from '#src/server/calls/contract.ts';
import { ALT_MAX } from './media.ts';

const dataurl = z.string().check(z.minLength(1));
const alt = typed(1, ALT_MAX);

export const mediaCalls = {
  uploadMedia: defineCall('/api/content/upload_media', {
    access: 'admin',
    body: 'dataUrl',
    input: z.strictObject({ dataurl, alt }),
    output: z.object({ cdn_url: z.string(), cover: Cover, blurhash: z.string() }),
    codes: ['image_invalid'],
    about: 'The file name travels in the data URL: data:image/png;name=photo.png;base64,…',
  }),
};
