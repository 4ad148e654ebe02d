import { describe, expect, it } from 'vitest';
import { addressesIn, coverOf, keyOf, showPicturesIn } from '#src/features/media/pictures.ts';
import { AVIF, FOCUS } from '#src/ui/picture-source.ts';

const OLD = 'a'.repeat(32);
const NEW = 'b'.repeat(32);
const cover = {
  url: `/media/${NEW}/960.webp`,
  srcset: [320, 480, 640, 960, 1280, 1900].map((width) => ({
    width,
    url: `/media/${NEW}/${Math.min(width, 960)}.webp`,
  })),
  blurhash: 'x',
  width: 700,
  height: 350,
};
const row = {
  url: `/media/${OLD}/1280.webp`,
  keys: [OLD, NEW],
  cover,
  avif: false,
  focusX: null,
  focusY: null,
};
const img = (src: string, more = 'alt="Un &lt;lit&gt;"') =>
  `<p><img src="${src}" ${more} loading="lazy" /></p>`;

describe('the pictures of a text', () => {
  it('show the files of today under the address that was written', () => {
    const html = showPicturesIn(img(row.url), [row]);
    expect(html).toBe(
      `<p><img src="${cover.url}" srcset="/media/${NEW}/320.webp 320w, /media/${NEW}/480.webp 480w, ` +
        `/media/${NEW}/640.webp 640w, /media/${NEW}/960.webp 700w" sizes="(width < 744px) 100vw, 44rem" ` +
        'width="700" height="350" alt="Un &lt;lit&gt;" loading="lazy" decoding="async"></p>',
    );
  });

  it('keep the point that an editor chose in sight where they are cut', () => {
    const html = showPicturesIn(img(row.url), [{ ...row, focusX: 25, focusY: 100 }]);
    expect(html).toContain('data-focus-x="25" data-focus-y="100"');
    const focused = coverOf({ ...row, avif: true, focusX: 0, focusY: 50 });
    expect([focused[FOCUS], focused[AVIF]]).toEqual([{ x: 0, y: 50 }, true]);
    // The shape that calls send stays as it is.
    expect(JSON.parse(JSON.stringify(focused))).toEqual(cover);
  });

  it('are known by any width of any folder they ever had', () => {
    for (const src of [`/media/${OLD}/320.webp`, `/media/${NEW}/1900.avif`])
      expect(showPicturesIn(img(src), [row])).toContain(`src="${cover.url}"`);
  });

  it('come as AVIF first once it is made', () => {
    const html = showPicturesIn(img(row.url), [{ ...row, avif: true }]);
    expect(html).toMatch(
      /^<p><picture><source type="image\/avif" srcset="[^"]*320\.avif 320w[^"]*"[^>]*><img [^>]*><\/picture><\/p>$/,
    );
  });

  it('are left out once they are removed from the library, ours only', () => {
    expect(showPicturesIn(img(`/media/${'c'.repeat(32)}/640.webp`), [])).toBe('<p></p>');
    const elsewhere = img(`https://exemple.fr/media/${'c'.repeat(32)}/640.webp`);
    expect(showPicturesIn(elsewhere, [])).toBe(elsewhere);
    expect(showPicturesIn(elsewhere, [], 'https://exemple.fr/media')).toBe('<p></p>');
    expect(showPicturesIn(img('/covers/sommeil.svg'), [])).toBe(img('/covers/sommeil.svg'));
  });

  it('change no more the second time', () => {
    const once = showPicturesIn(img(row.url), [row]);
    expect(showPicturesIn(once, [row])).toBe(once);
  });

  it('are found by their addresses', () => {
    expect(addressesIn(`${img('/a.png')}<p>text</p>${img('/b.png')}`)).toEqual(['/a.png', '/b.png']);
    expect(keyOf(row.url)).toBe(OLD);
    expect(keyOf('/media/short/1280.webp')).toBeNull();
    expect(keyOf(`/media/${OLD}/master.png`)).toBeNull();
  });
});
