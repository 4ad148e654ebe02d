import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { parseContentDocument } from '#src/features/content/document.ts';
import { renderShown, showOwn } from '#src/features/content/rendering/render.server.ts';

vi.mock('#src/server/workers/pool.ts', () => {
  class TooMuchWork extends Error {}
  return { TooMuchWork, inWorker: () => Promise.reject(new TooMuchWork()) };
});

it('the site’s own first texts are laid on a machine so slow that an editor’s would be refused', async () => {
  const longest = parseContentDocument(
    readFileSync('src/features/content/seed/post/conges-maternite-paternite-2026.md', 'utf8'),
  );
  await expect(renderShown(longest)).rejects.toMatchObject({ code: 'too_complex' });
  expect((await showOwn(longest)).html).toContain('<h2');
});
