import { register } from '#src/server/calls/registry.ts';
import { categoryVerbs } from './categories.server.ts';
import { coverVerbs } from './covers.server.ts';
import { galleryVerbs } from './gallery.server.ts';
import { galleryRemoveVerbs } from './gallery-remove.server.ts';
import { gallerySearchVerbs } from './gallery-search.server.ts';
import { shelfVerbs } from './shelf.server.ts';
import { galleryCalls, themeCalls } from './themes.calls.ts';

export function registerThemes(): void {
  register(themeCalls, { ...categoryVerbs, ...coverVerbs, ...shelfVerbs });
  register(galleryCalls, { ...galleryVerbs, ...gallerySearchVerbs, ...galleryRemoveVerbs });
}
