import { keep as keepText, readKept as readText } from '#src/lib/kept.ts';
import { addOwn, type KeptBag, readKept, removeOwn, tick } from './kept.ts';

const KEY = 'valise';

/** In a full or forbidden storage, the list still works until the page is left. */
const save = (kept: KeptBag) => keepText(KEY, JSON.stringify(kept));

/** Ticks, lines of one's own and their count, kept in this browser. */
export function keepBag(place: HTMLElement, result: HTMLElement): void {
  let kept = readKept(readText(KEY));
  const keep = (next: KeptBag) => {
    kept = next;
    save(kept);
    draw(place, result, kept);
  };
  place.hidden = false;
  result.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.check)
      keep(tick(kept, target.dataset.check, target.checked));
  });
  result.addEventListener('click', ({ target }) => {
    const line =
      target instanceof Element ? target.closest<HTMLElement>('[data-own-remove]')?.dataset.ownRemove : null;
    if (line) keep(removeOwn(kept, line));
  });
  place.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const input = place.querySelector<HTMLInputElement>('[name="own"]');
    if (!input) return;
    keep(addOwn(kept, input.value));
    input.value = '';
    input.focus();
  });
  place.querySelector('[data-bag-clear]')?.addEventListener('click', () => keep({ ...kept, ticked: [] }));
  addEventListener('tool-result', () => draw(place, result, kept));
  draw(place, result, kept);
}

function draw(place: HTMLElement, result: HTMLElement, kept: KeptBag): void {
  drawOwn(result, kept.own);
  const boxes = [...result.querySelectorAll<HTMLInputElement>('[data-check]')];
  for (const box of boxes) box.checked = kept.ticked.includes(box.dataset.check ?? '');
  const state = place.querySelector('[data-bag-state]');
  if (state)
    state.textContent = `${boxes.filter(({ checked }) => checked).length} sur ${boxes.length} dans la valise`;
}

/** The person's own lines, as text only. */
function drawOwn(result: HTMLElement, own: readonly string[]): void {
  result.querySelector('[data-own]')?.remove();
  if (own.length === 0) return;
  const section = document.createElement('section');
  section.className = 'tool-checks';
  section.dataset.own = '';
  section.innerHTML = '<h3 class="tool-part">Vos lignes</h3><ul></ul>';
  section.querySelector('ul')?.append(...own.map(lineOf));
  result.querySelector('[data-tool-blocks]')?.append(section);
}

function lineOf(text: string): HTMLLIElement {
  const line = document.createElement('li');
  line.innerHTML =
    '<label class="check"><input type="checkbox"> <span></span></label><button type="button" class="button button-quiet no-print">Retirer</button>';
  const box = line.querySelector('input');
  const name = line.querySelector('span');
  const remove = line.querySelector('button');
  if (box) box.dataset.check = `own-${text}`;
  if (name) name.textContent = text;
  if (remove) {
    remove.dataset.ownRemove = text;
    remove.setAttribute('aria-label', `Retirer ${text}`);
  }
  return line;
}
