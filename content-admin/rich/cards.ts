import type { Product } from '#src/features/catalogue/product.ts';
import { formatPrice } from '#src/lib/format.ts';
import { editorFr } from '../editor.fr.ts';
import type { Block } from './blocks.ts';
import { escapeHtml } from './escape-html.ts';
import { galleryOf } from './gallery-piece.ts';
import { noteOf } from './note-piece.ts';
import { videoOf } from './video-piece.ts';

const { cards } = editorFr.write;

/** A block that the rich editor shows and does not open: a product, a reusable block, or Markdown it could not write back. */
export function cardHtml({ kind, raw, productId, slug, reason = 'nested' }: Block, key: number): string {
  if (kind === 'reusable') return reusableCardHtml(slug ?? '', key);
  if (kind === 'product') return productCardHtml(productId ?? 0, key);
  const open = `<small>${escapeHtml(cards.open)}</small>`;
  const name = `<p>${open}${escapeHtml(cards.locked[reason])}</p>`;
  const words = name + (lookOf(raw, reason) ?? `<pre>${escapeHtml(raw, true)}</pre>`);
  return `<div data-card="locked" data-b="${key}" contenteditable="false">${words}</div>`;
}

/** The pictures and words of a video, a gallery or a note; null for any other block, which shows its Markdown. */
function lookOf(raw: string, reason: Block['reason']): string | null {
  const note = reason === 'note' ? noteOf(raw) : null;
  if (note) return `${note.label}. ${note.words}`.split(/\n+/).filter(Boolean).map(line).join('');
  if (reason === 'video') {
    const { url = '', title = '', picture = '' } = videoOf(raw) ?? {};
    return pictures([picture]) + [title, url].filter(Boolean).map(line).join('');
  }
  const all = reason === 'gallery' && galleryOf(raw);
  if (!all) return null;
  const captions = all.map(({ title }) => title).filter(Boolean);
  return pictures(all.map(({ url }) => url)) + (captions.length > 0 ? line(captions.join(' · ')) : '');
}

const line = (words: string) => `<p>${escapeHtml(words)}</p>`;
/** Of this site or another, never of another scheme. */
const isShown = (url: string) => /^(?:https?:\/\/|\/(?!\/))/.test(url);

function pictures(urls: readonly string[]): string {
  const shown = urls.filter(isShown).map((url) => `<img src="${escapeHtml(url)}" alt="">`);
  return shown.length > 0 ? `<p>${shown.join('')}</p>` : '';
}

export function productCardHtml(id: number, key: number | null = null): string {
  const own = key === null ? '' : ` data-b="${key}"`;
  const words = `<p>${escapeHtml(cards.product(id))}</p>`;
  return `<div data-card="product"${own} data-product="${id}" contenteditable="false">${words}</div>`;
}

export function reusableCardHtml(slug: string, key: number | null = null): string {
  const own = key === null ? '' : ` data-b="${key}"`;
  const words = `<p><strong>${escapeHtml(cards.reusable(slug))}</strong></p><p>${escapeHtml(cards.reusableHint)}</p>`;
  return `<div data-card="reusable"${own} data-block="${escapeHtml(slug)}" contenteditable="false">${words}</div>`;
}

/** The inside of a product's card, once the catalogue answered; null when it holds no such product. */
export function productInside(id: number, product: Product | null): string {
  if (!product) return `<p><strong>${cards.gone(id)}</strong></p><p>${cards.goneHint}</p>`;
  const price = product.price === null ? null : formatPrice(product.price);
  const facts = [product.brand_name, price, cards.state[product.availability]].filter(Boolean).join(' · ');
  const image = product.thumb_image ? `<img src="${escapeHtml(product.thumb_image)}" alt="">` : '';
  return `${image}<p><strong>${escapeHtml(product.name)}</strong></p><p>${escapeHtml(facts)}</p>`;
}
