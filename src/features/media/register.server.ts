import { register } from '#src/server/calls/registry.ts';
import { bringVerbs } from './bring.server.ts';
import { cropVerbs } from './crop.server.ts';
import { editVerbs } from './edit.server.ts';
import { libraryVerbs } from './library.server.ts';
import { mediaCalls } from './media.calls.ts';
import { uploadVerbs } from './upload.server.ts';

export function registerMedia(): void {
  register(mediaCalls, { ...uploadVerbs, ...bringVerbs, ...libraryVerbs, ...editVerbs, ...cropVerbs });
}
