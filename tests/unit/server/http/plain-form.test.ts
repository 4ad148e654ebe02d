import { describe, expect, it } from 'vitest';
import { isPlainForm, isPlainQuery, unkeptForm } from '#src/server/http/plain-form.ts';

const posted = (body: BodyInit, type?: string) =>
  new Request('http://site.exemple/x', {
    method: 'POST',
    body,
    ...(type ? { headers: { 'content-type': type } } : {}),
  });

describe('a form of a page', () => {
  it('is refused when a field, or the name of one, holds a NUL', async () => {
    expect(await isPlainForm(posted(new URLSearchParams({ nom: 'Odile', mot: 'été\n🍼' })))).toBe(true);
    expect(await isPlainForm(posted(new URLSearchParams({ nom: 'Od\0ile' })))).toBe(false);
    expect(await isPlainForm(posted(new URLSearchParams({ 'no\0m': 'Odile' })))).toBe(false);
    const parts = new FormData();
    parts.set('mot', 'a\0');
    expect(await isPlainForm(posted(parts))).toBe(false);
  });

  it('is still there to be read by its page', async () => {
    const request = posted(new URLSearchParams({ nom: 'Odile' }));
    await isPlainForm(request);
    expect((await request.formData()).get('nom')).toBe('Odile');
  });

  it('is left to its page when it is no form', async () => {
    expect(await isPlainForm(posted('{"a":"\\u0000"}', 'application/json'))).toBe(true);
    expect(await isPlainForm(new Request('http://site.exemple/x'))).toBe(true);
  });

  it('is refused in words', () => {
    expect(unkeptForm().status).toBe(400);
    expect(String(unkeptForm().body)).toContain('caractère invisible');
  });
});

it('an address is refused when a parameter, or its name, holds a NUL', () => {
  expect(isPlainQuery('/recherche?q=lit%20b%C3%A9b%C3%A9&tri=prix')).toBe(true);
  expect(isPlainQuery('/recherche')).toBe(true);
  expect(isPlainQuery('/recherche?q=lit%2500')).toBe(true);
  expect(isPlainQuery('/recherche?q=lit%00')).toBe(false);
  expect(isPlainQuery('/recherche?%00q=lit')).toBe(false);
});
