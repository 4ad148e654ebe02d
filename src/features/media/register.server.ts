import { register } from '#src/server/calls/registry.ts';
import { mediaCalls } from './media.calls.ts';
import { mediaVerbs } from './media.server.ts';

export function registerMedia(): void {
  register(mediaCalls, mediaVerbs);
}
