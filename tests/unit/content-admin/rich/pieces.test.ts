import { describe, expect, it } from 'vitest';
import { noteText } from '#admin/insert/note-text.ts';
import { type GalleryPicture, galleryOf, galleryText } from '#admin/rich/gallery-piece.ts';
import { noteOf } from '#admin/rich/note-piece.ts';
import { isVideoTitle, videoAddress, videoOf, videoText } from '#admin/rich/video-piece.ts';

const VIDEOS = [
  '::video{url="https://youtu.be/a"}',
  '::video{ titre="Le bain"  url="https://youtu.be/a" image="/media/b.webp" durée="3" }  ',
  '::video{image="https://ailleurs.exemple/x.png" url="https://vimeo.com/1" titre=""}',
];
const GALLERIES = [
  ':::galerie\n![a](/a.webp "A")\n![b](/b.webp)\n:::',
  '::: galerie Un titre  \n\n![*a*](</a b.webp> \'A "B"\')  ![b\\]](/b.webp)\n\nUn mot ![non](/n.webp).\n\n![a](/a.webp)\n:::  ',
  ':::galerie\n![un][ref]\n\n[ref]: /a.webp "A"\n:::',
];

describe('a video of the rich text', () => {
  it.each(VIDEOS)('keeps its bytes where nothing is changed: %j', (raw) => {
    const video = videoOf(raw);
    expect(video).not.toBeNull();
    if (video) expect(videoText(video, raw)).toBe(raw);
  });

  it('changes what is changed and nothing else', () => {
    const [short = '', long = ''] = VIDEOS;
    const video = { url: 'https://youtu.be/a', title: 'Le bain', picture: '/media/b.webp' };
    expect(videoOf(long)).toEqual(video);
    expect(videoText({ ...video, title: 'La nuit' }, long)).toBe(long.replace('Le bain', 'La nuit'));
    expect(videoOf(videoText({ ...video, title: '', picture: '' }, long))).toEqual({
      ...video,
      title: '',
      picture: '',
    });
    expect(videoText({ ...video, title: '$& et $1' }, short)).toBe(
      '::video{url="https://youtu.be/a" titre="$& et $1" image="/media/b.webp"}',
    );
    expect(videoText({ ...video, title: '', picture: '' })).toBe('::video{url="https://youtu.be/a"}');
  });

  it('takes no title nor address that would break its line', () => {
    expect(['Un "mot"', 'a}', '{a', 'a\nb', 'L’été, « mot »'].map(isVideoTitle)).toEqual([
      ...[false, false, false, false],
      true,
    ]);
    expect(videoAddress(' https://a.exemple/"b}{ ')).toBe('https://a.exemple/%22b%7D%7B');
    const wrong = ['', 'http://a.exemple', 'javascript:alert(1)', 'https://', 'https://a.exemple/b c'];
    expect(wrong.map(videoAddress)).toEqual(wrong.map(() => null));
    expect(videoAddress(`https://a.exemple/${'b'.repeat(1_000)}`)).toBeNull();
  });

  it('is no other block', () => {
    for (const raw of ['', 'Un mot', '::video{url="http://a.exemple"}', `${VIDEOS[0]}\n\nEt un mot.`])
      expect(videoOf(raw)).toBeNull();
  });
});

describe('a gallery of the rich text', () => {
  it.each(GALLERIES)('keeps its bytes where nothing is changed: %j', (raw) => {
    expect(galleryText(galleryOf(raw) ?? [], raw)).toBe(raw);
  });

  it('changes the words of one picture, and leaves the others and what is between', () => {
    const raw = GALLERIES[1] ?? '';
    const [first, ...rest] = galleryOf(raw) ?? [];
    expect([first, ...rest].map((one) => one?.url)).toEqual(['/a b.webp', '/b.webp', '/a.webp']);
    const [, second] = [first, ...rest] as GalleryPicture[];
    const changed = galleryText(
      [first, { ...second, title: 'Un [b] "c" \\' }, rest[1]] as GalleryPicture[],
      raw,
    );
    expect(changed).toBe(raw.replace('(/b.webp)', '(/b.webp "Un [b] \\"c\\" \\\\")'));
    expect(galleryOf(changed)?.[1]).toMatchObject({ alt: 'b]', title: 'Un [b] "c" \\' });
  });

  it('puts pictures in another order, adds some and takes some away', () => {
    const raw = GALLERIES[0] ?? '';
    const [a, b] = galleryOf(raw) as [GalleryPicture, GalleryPicture];
    const more = { url: '/c (1).webp', alt: 'c', title: '' };
    expect(galleryText([b, a], raw)).toBe(':::galerie\n![b](/b.webp)\n![a](/a.webp "A")\n:::');
    expect(galleryText([b], raw)).toBe(':::galerie\n![b](/b.webp)\n:::');
    expect(galleryText([a, b, more], raw)).toBe(
      ':::galerie\n![a](/a.webp "A")\n![b](/b.webp)\n![c](/c%20\\(1\\).webp)\n:::',
    );
    expect(galleryText([a, more])).toBe(':::galerie\n![a](/a.webp "A")\n![c](/c%20\\(1\\).webp)\n:::');
    expect(galleryText([b], GALLERIES[1])).toContain('Un mot ![non](/n.webp).');
  });

  it('is no other block', () => {
    for (const raw of [':::note\nUn mot\n:::', '![a](/a.webp)', `${GALLERIES[0]}\n\nEt un mot.`])
      expect(galleryOf(raw)).toBeNull();
  });
});

describe('a note of the rich text', () => {
  it('is read as its dialog shows it, and written back as one note', () => {
    expect(noteOf('[^1]: Ameli, *2025*.')).toEqual({ label: '1', words: 'Ameli, *2025*.' });
    const long = '[^œdème]: Un.\n\n    - a\n    - b\n\n    Deux.';
    expect(noteOf(long)).toEqual({ label: 'œdème', words: 'Un.\n\n- a\n- b\n\nDeux.' });
    for (const words of ['Un.', 'Un.\n\nDeux.\n- a', '# Un titre\n\n```\n[^2]: x\n```', '$& « $1 »'])
      expect(noteOf(noteText('a', words))).toEqual({ label: 'a', words });
  });

  it('is no other block, nor several of them', () => {
    for (const raw of [
      '[1]: /adresse',
      'Un mot[^1].',
      '[^1]: Un.\n\nUn paragraphe.',
      '[^1]: Un.\n[^2]: Deux.',
    ])
      expect(noteOf(raw)).toBeNull();
  });
});
