import type { Header, Rendered } from '#src/server/page-store/page.ts';

const sentences = [
  'Le sommeil d’un nouveau-né se découpe en cycles courts.',
  'Une gigoteuse adaptée à la saison évite de trop couvrir.',
  'La liste se partage par un lien, et chacun choisit à son rythme.',
  'Le siège auto se place dos à la route aussi longtemps que possible.',
  'Les vaccins se préparent dès le premier mois avec le médecin.',
  'Un bain par jour n’est pas nécessaire pendant les premières semaines.',
  'Les petits vêtements en coton se lavent avant d’être portés.',
];

/** About 40 kB of markup that compresses four to one, as an article of the magazine does; `n` makes it unique. */
export function article(n: number, version: number, bytes = 40_000): Buffer {
  let text = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Article ${n}</title></head><body><h1>Article ${n}, version ${version}</h1>`;
  for (let i = 0; text.length < bytes; i += 1) {
    const mixed = (n * 31 + i * i * 17) % 9973;
    const sentence = sentences[mixed % sentences.length];
    text += `<p id="p${mixed}" class="texte taille-${mixed % 12}">${sentence} <a href="/magazine/sujet-${mixed}">${mixed}</a></p>`;
  }
  return Buffer.from(`${text}</body></html>`);
}

export const pageHeaders: Header[] = [
  ['content-type', 'text/html; charset=utf-8'],
  ['cache-control', 'public, max-age=0, must-revalidate'],
  [
    'content-security-policy',
    "default-src 'self'; script-src 'self' 'sha256-4Wz0R1b0m8oQJtq3vB0QmS3m1QmUuXnE0lW1s7u2s9Y='; img-src 'self' data: https:; style-src 'self' 'sha256-q1cQy2vM3m8oQJtq3vB0QmS3m1QmUuXnE0lW1s7u2s8='; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
  ],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-content-type-options', 'nosniff'],
];

export function renderedArticle(n: number, version: number, bytes?: number): Rendered {
  const tags = [`post:${n}`, 'menu', `category:${n % 40}`];
  return { status: 200, headers: pageHeaders, body: article(n, version, bytes), tags, storable: true };
}

export const silent = { info: () => undefined, warn: () => undefined, error: console.error };
