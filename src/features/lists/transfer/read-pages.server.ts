import { DomainError } from '#src/calls/domain-error.ts';
import { readExternalPage } from '#src/features/catalogue/external.server.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { PREVIEWS } from '../external.server.ts';
import { importWords } from './import.fr.ts';
import { webAddress } from './import-csv.ts';
import type { LineRefused } from './line-refused.ts';
import type { Wish } from './place.server.ts';

const AT_ONCE = 4;
/**
 * The browser gives up after 14 s (docs/spec/product.md §9): what is not read by then is refused, the rest
 * kept.
 */
const DEADLINE_MS = 11_000;

/** Reads each page as preview_external_item does, under the same limit; line 1 is the first address. */
export async function readPages(
  ctx: Ctx,
  urls: string[],
): Promise<{ wishes: Wish[]; refused: LineRefused[] }> {
  const wishes: Wish[] = [];
  const refused: LineRefused[] = [];
  const left = urls.map((url, at) => ({ url: url.trim(), line: at + 1 })).filter(({ url }) => url !== '');
  const until = performance.now() + DEADLINE_MS;
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const { line } = next;
      const read = await readOne(ctx, next, until);
      if ('reason' in read) refused.push({ line, reason: read.reason });
      else wishes.push(read);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { wishes: wishes.sort((a, b) => a.line - b.line), refused };
}

async function readOne(
  ctx: Ctx,
  { url, line }: { url: string; line: number },
  until: number,
): Promise<Wish | { reason: string }> {
  const address = webAddress(url);
  if (!address) return { reason: importWords.badUrl };
  const time = until - performance.now();
  if (time <= 0) return { reason: importWords.late };
  try {
    await ctx.services.limits.take(PREVIEWS, requirePerson(ctx.actor).uuid);
    const page = await within(time, readExternalPage(ctx.services, address));
    if (!page) return { reason: importWords.late };
    const { name, price, image, brand_name } = page;
    const described = { note: '', classification: '', priority: 0, quantity: 1 };
    return { line, name, url: page.url, price, image, brand: brand_name ?? '', ...described };
  } catch (error) {
    if (error instanceof DomainError) return { reason: error.message };
    throw error;
  }
}

function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), ms).unref();
  });
  return Promise.race([work, late]);
}
