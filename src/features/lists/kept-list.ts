import { keptUnder, readKeptJson } from '#src/lib/kept.ts';
import type { Change } from './editor/change-queue.ts';

export interface KeptGift {
  name: string;
  brand: string;
  note: string;
  picture: string | null;
}

/** The part of a list's page that is shown offline: no price, nothing of what was given, no amount. */
export interface KeptList {
  uuid: string;
  title: string;
  byline: string;
  gifts: KeptGift[];
}

const textOf = (part: ParentNode, selector: string) =>
  part.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** Null when the page is not a list's, or not as this version writes it. */
export function readKeptList(page: ParentNode): KeptList | null {
  const uuid = page.querySelector<HTMLElement>('[data-list]')?.dataset.list;
  const title = textOf(page, '.list-header h1');
  if (!uuid || title === '') return null;
  const gifts = [...page.querySelectorAll('[data-gifts] [data-gift]')].map((gift) => ({
    name: textOf(gift, '.card-title'),
    brand: textOf(gift, '.card-meta'),
    note: textOf(gift, '.gift-note'),
    picture: gift.querySelector('.card-picture img')?.getAttribute('src') ?? null,
  }));
  return {
    uuid,
    title,
    byline: textOf(page, '.list-byline'),
    gifts: gifts.filter(({ name }) => name !== ''),
  };
}

/**
 * Reads the changes that the owner's pages left unsent for a list (editor/left-behind.ts): their count, and
 * the names of the wishes. Sends nothing: the editor does when it opens.
 */
export function leftUnsent(listUuid: string): { count: number; wishes: string[] } {
  const changes = keptUnder(`list_changes:${listUuid}`).flatMap((key) => {
    const left = readKeptJson(key);
    return Array.isArray(left) ? (left as Partial<Change>[]) : [];
  });
  const wishes = changes.flatMap((change) =>
    typeof change?.wish?.name === 'string' ? [change.wish.name] : [],
  );
  return { count: changes.length, wishes };
}
