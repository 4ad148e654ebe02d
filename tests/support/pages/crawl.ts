// Follows the links of the built site as a reader does, without a browser.

export interface Crawl {
  /** Paths of this site and how many clicks away they are, as links show them. */
  clicks: ReadonlyMap<string, number>;
  /** One line for each link, picture, script or anchor that leads nowhere, or somewhere else. */
  broken: readonly string[];
}

interface Options {
  from: string;
  /** Pages further than this are looked at, but their own links are not followed. */
  clicks: number;
  /** Of the pages further than that which share a parent (`/naissances/…`), so many are asked for. */
  perFamily: number;
}

interface Answer {
  status: number;
  location: string | null;
  html: string;
}

interface Reference {
  /** Path and query. */
  to: string;
  anchor: string;
  isLink: boolean;
}

/** Redirections that depend on who asks. */
const PERSONAL = /^\/(?:i|a|mon-compte)/;
const REFERENCE = /<(\w+)\b[^>]*?\s(?:href|src|srcset)="([^"]*)"/g;
const FOLLOWERS = 4;

function referencesIn(html: string, origin: string, at: string): Reference[] {
  return [...html.matchAll(REFERENCE)].flatMap(([, tag = '', written = '']) => {
    const address = written.replaceAll('&amp;', '&').split(/\s/)[0] ?? '';
    const url = URL.parse(address, origin + at);
    if (!url || url.origin !== origin) return [];
    return [{ to: url.pathname + url.search, anchor: url.hash.slice(1), isLink: tag === 'a' }];
  });
}

async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items].reverse();
  const follow = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: FOLLOWERS }, follow));
}

const familyOf = (path: string) => path.replace(/\?.*$/, '?').replace(/[^/?]*$/, '');

/** The pages within some clicks of one, all of them; and a few of each family that those lead to. */
export async function crawl(origin: string, { from, clicks, perFamily }: Options): Promise<Crawl> {
  const distances = new Map([[from, 0]]);
  const seenOn = new Map<string, string>();
  const anchors: [string, string, string][] = [];
  const answers = new Map<string, Answer>();
  let edge = [from];

  async function ask(path: string): Promise<Answer> {
    const response = await fetch(origin + path, { redirect: 'manual' });
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    const text = await response.text();
    const answer = {
      status: response.status,
      location: response.headers.get('location'),
      html: isPage ? text : '',
    };
    answers.set(path, answer);
    return answer;
  }

  async function follow(path: string, distance: number, next: string[]): Promise<void> {
    const { html } = await ask(path);
    for (const { to, anchor, isLink } of referencesIn(html, origin, path)) {
      if (anchor) anchors.push([path, to, decodeURIComponent(anchor)]);
      if (!seenOn.has(to)) seenOn.set(to, path);
      if (!isLink || to.includes('?') || distances.has(to)) continue;
      distances.set(to, distance + 1);
      next.push(to);
    }
  }

  for (let distance = 0; distance < clicks; distance += 1) {
    const next: string[] = [];
    await eachOf(edge, (path) => follow(path, distance, next));
    edge = next;
  }
  const asked = new Map<string, number>();
  const sample = [...seenOn.keys()].filter((to) => {
    const family = familyOf(to);
    const count = asked.get(family) ?? 0;
    if (answers.has(to) || count >= perFamily) return false;
    asked.set(family, count + 1);
    return true;
  });
  await eachOf(sample, async (path) => void (await ask(path)));
  const broken = [...answers].flatMap(([path, { status, location }]) =>
    status === 200 || (location && PERSONAL.test(path))
      ? []
      : [`${seenOn.get(path)} → ${path}: ${location ?? status}`],
  );
  return { clicks: distances, broken: [...broken, ...missingAnchors(anchors, answers)] };
}

function missingAnchors(anchors: [string, string, string][], answers: ReadonlyMap<string, Answer>): string[] {
  const missing = anchors.filter(([, to, anchor]) => {
    const html = answers.get(to)?.html;
    return html && !html.includes(` id="${anchor}"`);
  });
  return [...new Set(missing.map(([on, to, anchor]) => `${on} → ${to}#${anchor}: no such place`))];
}
