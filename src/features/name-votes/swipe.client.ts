/** A card let go so far to a side is an answer, px. */
const FAR = 90;
/** Less than that is a press or a scroll, px. */
const BEGUN = 12;

/** The first card follows the finger: to the right it is yes, to the left no; let go in between it comes back. */
export function swipe(place: HTMLElement, answer: (form: HTMLFormElement, choice: string) => void): void {
  let from: { x: number; y: number; card: HTMLFormElement } | null = null;
  place.addEventListener('pointerdown', ({ target, clientX, clientY, isPrimary }) => {
    const card = (target as Element).closest('form');
    if (card && isPrimary && !(target as Element).closest('button')) from = { x: clientX, y: clientY, card };
  });
  addEventListener('pointermove', ({ clientX, clientY }) => {
    if (!from) return;
    const [x, y] = [clientX - from.x, clientY - from.y];
    if (Math.abs(x) > BEGUN && Math.abs(x) > Math.abs(y)) from.card.style.translate = `${x}px 0`;
  });
  addEventListener('pointerup', ({ clientX }) => end(clientX));
  addEventListener('pointercancel', () => end(null));

  function end(x: number | null): void {
    if (!from) return;
    const { card, x: began } = from;
    from = null;
    card.style.translate = '';
    const moved = x === null ? 0 : x - began;
    if (Math.abs(moved) >= FAR) answer(card, moved > 0 ? '1' : '-1');
  }
}
