import { describe, expect, it } from 'vitest';
import { shareFr } from '#src/features/lists/share/share.fr.ts';
import { shareLinks } from '#src/features/lists/share/share-links.ts';

const URL_OF_LIST = 'https://merveille.example/naissance-de-lou';
const TITLES = ['Lou & Léo', '50 % d’amour #bébé', 'a=b?c=d', '« Lou »', '🍼', 'x'.repeat(200)];

describe('the ways to share a list', () => {
  it.each(TITLES)('carry the whole message, whatever the title: %s', (title) => {
    const text = shareFr.sentence(title, URL_OF_LIST, true);
    const subject = shareFr.subject(title);
    const [whatsapp, sms, mail] = shareLinks({ text, subject }).map(({ href }) => href);
    expect(new URL(whatsapp ?? '').searchParams.get('text')).toBe(text);
    expect(decodeURIComponent(/^sms:\?&body=([^&]*)$/.exec(sms ?? '')?.[1] ?? '')).toBe(text);
    const [, asked = '', body = ''] = /^mailto:\?subject=([^&]*)&body=([^&]*)$/.exec(mail ?? '') ?? [];
    expect(decodeURIComponent(asked)).toBe(subject);
    expect(decodeURIComponent(body)).toBe(text.replace('\n', '\r\n'));
  });

  it('speak of the pot only where it is open', () => {
    expect(shareFr.sentence('Lou', URL_OF_LIST, true)).toContain('cagnotte');
    expect(shareFr.sentence('Lou', URL_OF_LIST, false)).not.toContain('cagnotte');
  });
});
