import { setTimeout as pause } from 'node:timers/promises';
import { callSite } from '#tests/support/call-site.ts';
import { ADMIN } from './start.ts';

/** A text of the demonstration, and the list that shows it first. */
const ARTICLE = { namespace: 'post', slug: 'choisir-un-prenom' };

interface Served {
  /** Milliseconds from the call that publishes, made, to the new title on the article's page. */
  article: number;
  /** The same to the new title on a list of its category. */
  list: number;
}

export interface Newsroom {
  /** The article's. */
  path: string;
  publish(): Promise<Served>;
}

/** An administrator who changes the title of an article again and again. */
export async function openNewsroom(url: string): Promise<Newsroom> {
  const { token } = await callSite<{ token: string }>({ url }, 'user/login_with_password', ADMIN);
  const site = { url, token };
  const path = await articlePath(url);
  const list = path.split('/').slice(0, -1).join('/');
  let edits = 0;
  return {
    path,
    async publish() {
      const content = await callSite<{ md: string }>(site, 'content/get_content', {
        ...ARTICLE,
        preview: true,
      });
      edits += 1;
      const title = `Choisir un prénom, mesure ${edits}`;
      const started = performance.now();
      await callSite(site, 'content/update_content', {
        md: content.md.replace(/^title: .*$/m, `title: ${title}`),
      });
      const [article, ofList] = await Promise.all([
        untilShown(url + path, title, started),
        untilShown(url + list, title, started),
      ]);
      return { article, list: ofList };
    },
  };
}

async function articlePath(url: string): Promise<string> {
  const map = await (await fetch(`${url}/sitemaps/articles.xml`)).text();
  return new RegExp(`<loc>https?://[^/]+(/[^<]*/${ARTICLE.slug})</loc>`).exec(map)?.[1] ?? '';
}

async function untilShown(url: string, words: string, started: number): Promise<number> {
  for (;;) {
    if ((await (await fetch(url)).text()).includes(words)) return performance.now() - started;
    if (performance.now() - started > 60_000) throw new Error(`${url} does not show “${words}”`);
    await pause(5);
  }
}
