import { contentPath } from '#src/features/content/content.ts';
import { publishedIn } from '#src/features/content/reading.server.ts';
import type { Config } from '#src/server/config.ts';
import type { Db } from '#src/server/db/connect.ts';
import { llmsFr as fr } from './seo.fr.ts';

const MOST = 200;
const SECTIONS = ['category', 'post', 'tool', 'page'] as const;

/** llmstxt.org: the site and the addresses of its texts, for programs that read it. */
export async function llmsText(db: Db, { productName, publicUrl }: Config): Promise<string> {
  const parts = [`# ${productName}`, fr.about, fr.sources];
  for (const namespace of SECTIONS) {
    const rows = await publishedIn(db, namespace, MOST);
    const lines = rows.flatMap((row) => {
      const path = contentPath({ namespace, slug: row.slug, category: row.categorySlug });
      return path ? [`- [${row.title}](${publicUrl}${path}): ${row.excerpt}`] : [];
    });
    if (lines.length > 0) parts.push(`## ${fr.sections[namespace]}`, lines.join('\n'));
  }
  parts.push(
    fr.data,
    fr.tables.map(([name, path, what]) => `- [${name}](${publicUrl}${path}): ${what}`).join('\n'),
  );
  return `${parts.join('\n\n')}\n`;
}
