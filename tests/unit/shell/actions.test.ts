import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COPIED_MS, SUCCESS_SHOWN_MS } from '#src/lib/constants.ts';
import { fakeWindow } from '#tests/support/fake-window.ts';

/** A button of a page, as far as the script looks at it. */
class FakeElement {
  dataset: Record<string, string>;
  textContent: string;
  ariaLive = '';

  constructor(text: string, dataset: Record<string, string>) {
    this.textContent = text;
    this.dataset = dataset;
  }
  closest() {
    return this;
  }
  querySelector() {
    return null;
  }
}

const writeText = vi.fn(async (_text: string) => {});
const share = vi.fn(async () => {});
let window_: ReturnType<typeof fakeWindow>;

beforeEach(async () => {
  vi.useFakeTimers();
  writeText.mockReset();
  window_ = fakeWindow();
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  vi.stubGlobal('location', { href: 'https://site.test/louise' });
  vi.stubGlobal('document', { title: 'Louise' });
  await import('#src/shell/actions.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function press(button: FakeElement) {
  const event = { target: button, preventDefault: vi.fn(), stopImmediatePropagation: vi.fn() };
  window_.fire('click', event);
  await vi.advanceTimersByTimeAsync(0);
  return event;
}

describe('a button that copies', () => {
  it('says so for 1.5 s, aloud too, and then its own words again', async () => {
    const button = new FakeElement('Copier le lien', { copy: 'https://site.test/code' });
    await press(button);
    expect(writeText).toHaveBeenCalledWith('https://site.test/code');
    expect([button.textContent, button.ariaLive]).toEqual(['Copié', 'polite']);
    await vi.advanceTimersByTimeAsync(COPIED_MS - 1);
    expect(button.textContent).toBe('Copié');
    await vi.advanceTimersByTimeAsync(1);
    expect(button.textContent).toBe('Copier le lien');
  });

  it('says it for 1.5 s from the last time, when it is pressed twice', async () => {
    const button = new FakeElement('Copier', { copy: '' });
    await press(button);
    await vi.advanceTimersByTimeAsync(1000);
    await press(button);
    await vi.advanceTimersByTimeAsync(COPIED_MS - 1);
    expect(button.textContent).toBe('Copié');
    await vi.advanceTimersByTimeAsync(1);
    expect(button.textContent).toBe('Copier');
    expect(writeText).toHaveBeenLastCalledWith('https://site.test/louise');
  });

  it('says that it could not when the browser refuses', async () => {
    writeText.mockRejectedValueOnce(new Error('NotAllowedError'));
    const button = new FakeElement('Copier', { copy: '' });
    await press(button);
    expect(button.textContent).toBe('Copie impossible');
  });

  it('stands in where the system shares nothing, and not where it does', async () => {
    await press(new FakeElement('Partager', { share: 'https://site.test/louise' }));
    expect(writeText).toHaveBeenCalledWith('https://site.test/louise');
    Object.assign(navigator, { share });
    await press(new FakeElement('Partager', { share: 'https://site.test/louise' }));
    expect(share).toHaveBeenCalledWith({ url: 'https://site.test/louise', title: 'Louise' });
    expect(writeText).toHaveBeenCalledTimes(1);
  });
});

describe('a button that confirms', () => {
  it('asks at the first press, lets the second through, and forgets the question after 3 s', async () => {
    const button = new FakeElement('Supprimer', { confirm: '' });
    const first = await press(button);
    expect(button.textContent).toBe('Confirmer\u202f?');
    expect(first.preventDefault).toHaveBeenCalled();
    expect(first.stopImmediatePropagation).toHaveBeenCalled();
    const second = await press(button);
    expect(second.preventDefault).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(SUCCESS_SHOWN_MS);
    expect(button.textContent).toBe('Supprimer');
    expect((await press(button)).preventDefault).toHaveBeenCalled();
  });
});
