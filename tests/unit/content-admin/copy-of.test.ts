import { expect, it } from 'vitest';
import { copyOf } from '#admin/document/copy-of.ts';

const titled = (title: string) => `${title} (copie)`;
const text = (head: string) =>
  `---\nnamespace: post\n${head}category: grossesse # à revoir\n---\n\nUn texte.\n`;

it('copies a document to the byte but for its title, its address and what is said of it alone', () => {
  const md = text(
    'slug: le-bain\ntitle: Le bain\npublished_at: 2026-01-12\nreviewed_by: anna\nreviewed_on: 2026-01-13\n',
  );
  expect(copyOf(md, 1, titled)).toBe(text('slug: le-bain-copie\ntitle: Le bain (copie)\n'));
  expect(copyOf(md, 3, titled)).toContain('slug: le-bain-copie-3\n');
});

it('keeps an address within its length', () => {
  const slug = /slug: (.*)/.exec(copyOf(text(`slug: ${'a'.repeat(120)}\ntitle: A\n`), 12, titled))?.[1] ?? '';
  expect(slug).toHaveLength(120);
  expect(slug).toMatch(/a-copie-12$/);
});
