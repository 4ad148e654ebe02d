import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** Files of the site, without its copy for a migration or a test, that hold these words. */
function filesWith(words: string): string[] {
  const found = execFileSync('git', ['grep', '--untracked', '-lF', words, '--', 'src'], { encoding: 'utf8' });
  return found.trim().split('\n');
}

/**
 * docs/spec/product.md §8, line by line: what is said, and the one file that says it to the whole page. What
 * says it again, in its own place (a menu, the overlay, a page without a script), comes after. A no-break
 * space stands before « ! ».
 */
describe('the error catalogue', () => {
  it.each([
    ['Internal API Error', ['src/calls/client.ts']],
    ['API: no response on ', ['src/calls/client.ts']],
    ['Server error ', ['src/calls/client.ts']],
    ['Page introuvable (404)', ['src/shell/status.ts', 'src/pages/404.astro']],
    [
      'Nombre de connexions trop rapide, veuillez réessayer plus tard',
      ['src/shell/status.ts', 'src/pages/429.astro'],
    ],
    ['Une erreur est survenue. Vérifiez votre connexion.', ['src/shell/reload.ts', 'src/calls/client.ts']],
    ['Rechargement de la page en cours...', ['src/shell/reload.ts', 'src/pages/500.astro']],
    [
      'Vous ne semblez pas connecté à internet',
      ['src/shell/connection.ts', 'src/features/search/overlay.fr.ts', 'src/features/device/device.fr.ts'],
    ],
    [
      'Il semblerait que cela prenne du temps. Vérifiez votre connexion à internet.',
      ['src/shell/connection.ts', 'src/features/search/overlay.fr.ts'],
    ],
    [
      'est actuellement en maintenance, nous revenons très vite',
      ['src/shell/status.ts', 'src/pages/gatewayerr.astro'],
    ],
    ['Le site n’est pas prêt', ['src/ui/unrecoverable.ts']],
  ])('says « %s »', (words, files) => {
    expect(filesWith(words)).toEqual(expect.arrayContaining(files));
  });
});
