import { contentPath } from '#src/features/content/content.ts';
import { publishedIn } from '#src/features/content/reading.server.ts';
import type { Config } from '#src/server/config.ts';
import type { Db } from '#src/server/db/connect.ts';

const MOST = 200;
const SECTIONS = [
  ['Rubriques du magazine', 'category'],
  ['Articles', 'post'],
  ['Outils', 'tool'],
  ['Pages', 'page'],
] as const;

/** llmstxt.org: what the site is and where its texts are, for programs that read it. */
export async function llmsText(db: Db, { productName, publicUrl }: Config): Promise<string> {
  const parts = [
    `# ${productName}`,
    '> Liste de naissance, cagnotte et magazine pour les futurs et jeunes parents, en français.',
    'Les articles portent leur date et leurs sources. Les chiffres des villes et des prénoms viennent de l’Insee (Licence Ouverte 2.0). Les pages de santé sont à vérifier avec un professionnel. Les listes des personnes ne sont pas à lire sans elles.',
  ];
  for (const [title, namespace] of SECTIONS) {
    const rows = await publishedIn(db, namespace, MOST);
    const lines = rows.flatMap((row) => {
      const path = contentPath({ namespace, slug: row.slug, category: row.categorySlug });
      return path ? [`- [${row.title}](${publicUrl}${path}): ${row.excerpt}`] : [];
    });
    if (lines.length > 0) parts.push(`## ${title}`, lines.join('\n'));
  }
  const data = [
    ['Prénoms', '/prenoms', 'naissances par année depuis 1900, par prénom'],
    ['Naissances par ville', '/naissances', 'naissances et population par commune'],
    ['Questions fréquentes', '/informations-utiles', 'liste, cadeaux, surprise, cagnotte, compte'],
  ] as const;
  parts.push(
    '## Données',
    data.map(([name, path, what]) => `- [${name}](${publicUrl}${path}): ${what}`).join('\n'),
  );
  return `${parts.join('\n\n')}\n`;
}
