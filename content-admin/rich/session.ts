import type { Editor } from 'tinymce';
import { type Block, type Blocks, splitBlocks } from './blocks.ts';
import { breathe } from './breathe.ts';
import { cardHtml } from './cards.ts';
import { definitionsOf, joinShown, type Shown } from './join.ts';
import { isReadAs, markdownOf } from './to-markdown.ts';

/** The most that is worked before a key that was pressed meanwhile is answered. */
const SLICE_MS = 12;
/** Fewer new blocks than these are read at once. */
const MANY = 50;

interface Kept {
  /** The element as it stood when it was shown, and a copy to compare with when that differs. */
  live: string;
  copy: Element;
  html?: string;
}

/**
 * One text in the rich editor. Elements carry the number of the block they came from (`data-b`), so that what
 * was not touched keeps its very bytes, also when it moved, was copied, or came back by an undo.
 */
export class RichSession {
  readonly #editor: Editor;
  #source: Blocks = { lead: '', blocks: [] };
  #kept = new Map<number, Kept>();
  /** The HTML that each element gave last, beside the look it gave it with. */
  readonly #read = new WeakMap<Element, { live: string; html: string }>();

  constructor(editor: Editor) {
    this.#editor = editor;
  }

  show(text: string): void {
    this.#source = splitBlocks(text);
    this.#fill();
    // A block that the editor does not take as it is (an empty heading) is shown locked rather than lost.
    const lost = this.#source.blocks.filter((_, key) => !this.#kept.has(key));
    for (const block of lost)
      Object.assign(block, { kind: 'locked', reason: 'nested' } satisfies Partial<Block>);
    if (lost.length > 0) this.#fill();
    this.#editor.undoManager.reset();
    this.#editor.setDirty(false);
  }

  #fill(): void {
    const { blocks } = this.#source;
    this.#editor.setContent(blocks.map(elementOf).join(''), { format: 'html' });
    this.#kept = new Map();
    this.adopt();
  }

  /** Takes every numbered element as it stands now for the unchanged look of its block. */
  adopt(): void {
    for (const element of this.#elements()) {
      const key = keyOf(element);
      if (key !== null && !this.#kept.has(key))
        this.#kept.set(key, { live: element.outerHTML, copy: element.cloneNode(true) as Element });
    }
  }

  /** The text of what the editor shows now. */
  read(): string {
    return joinShown(
      this.#source,
      this.#elements().map((element) => this.#shown(element)),
    );
  }

  /** Reads what a long paste brought, piece by piece: the whole text is then read in an instant. */
  async readAhead(isOver: () => boolean): Promise<void> {
    const fresh = this.#elements().filter((one) => keyOf(one) === null && !this.#read.has(one));
    if (fresh.length < MANY) return;
    let began = performance.now();
    for (const element of fresh) {
      const { raw, html } = this.#shown(element);
      if (raw === null) markdownOf(html);
      if (performance.now() - began < SLICE_MS) continue;
      await breathe();
      if (isOver()) return;
      began = performance.now();
    }
  }

  /** Puts another text in a locked block's place, and answers its HTML. */
  rewritten(raw: string): string {
    const from = this.#source.blocks.length;
    const { blocks } = splitBlocks(raw);
    this.#endApart();
    this.#source.blocks.push(...blocks.map((block) => ({ ...block, gap: '\n\n' })));
    return blocks.map((block, n) => elementOf(block, from + n)).join('');
  }

  /** The text of some of the elements alone, without the blank lines around it. */
  textOf(elements: readonly Element[]): string {
    const text = joinShown(
      this.#source,
      elements.map((element) => this.#shown(element)),
    );
    return text.replace(/^(?:[ \t]*\n)+|(?:\n[ \t]*)+$/g, '');
  }

  /**
   * Says of elements that their words are written so: until they are touched they keep these very bytes. Nothing is
   * said where the text would be read otherwise.
   */
  writtenAs(elements: readonly Element[], text: string): void {
    const { blocks } = splitBlocks(text);
    if (blocks.length !== elements.length) return;
    this.#endApart();
    const definitions = definitionsOf(this.#source);
    for (const [n, block] of blocks.entries()) {
      const element = elements[n] as Element;
      const html = this.#htmlOf(element);
      if (!isReadAs(html, block.raw, definitions)) continue;
      element.setAttribute('data-b', String(this.#source.blocks.length));
      this.#source.blocks.push({
        ...block,
        kind: 'text',
        html,
        gap: n + 1 < blocks.length ? block.gap : '\n\n',
      });
    }
    this.adopt();
  }

  /** Lets a block to come stand apart from the last one; the text ends as it did. */
  #endApart(): void {
    const last = this.#source.blocks.at(-1);
    this.#source.tail ??= last?.gap ?? '\n';
    if (last && !/\n[ \t]*\n/.test(last.gap)) last.gap = '\n\n';
  }

  rawOf(element: Element): string {
    return this.#source.blocks[keyOf(element) ?? -1]?.raw ?? '';
  }

  #elements(): Element[] {
    return [...this.#editor.getBody().children].filter((element) => !element.hasAttribute('data-mce-bogus'));
  }

  #shown(element: Element): Shown {
    const key = keyOf(element);
    const block = key === null ? undefined : this.#source.blocks[key];
    const product = element.getAttribute('data-product');
    if (block && block.kind !== 'text') return { key, raw: block.raw, html: '' };
    const reusable = element.getAttribute('data-block');
    if (reusable) return { key: null, raw: `::bloc{nom=${reusable}}`, html: '' };
    if (product) return { key: null, raw: `::produit{id=${product}}`, html: '' };
    if (key !== null && block && this.#isSame(element, key)) return { key, raw: block.raw, html: '' };
    return { key, raw: null, html: this.#htmlOf(element) };
  }

  #isSame(element: Element, key: number): boolean {
    const kept = this.#kept.get(key);
    if (!kept) return false;
    if (kept.live === element.outerHTML) return true;
    kept.html ??= this.#htmlOf(kept.copy);
    return kept.html === this.#htmlOf(element);
  }

  #htmlOf(element: Element): string {
    const live = element.outerHTML;
    const before = this.#read.get(element);
    if (before?.live === live) return before.html;
    const html = this.#editor.serializer.serialize(element).replace(/^(<\w+)([^>]*?) data-b="\d+"/, '$1$2');
    this.#read.set(element, { live, html });
    return html;
  }
}

function keyOf(element: Element): number | null {
  const key = element.getAttribute('data-b');
  return key === null ? null : Number(key);
}

function elementOf(block: Block, key: number): string {
  return block.kind === 'text' ? block.html.replace(/^<\w+/, `$& data-b="${key}"`) : cardHtml(block, key);
}
