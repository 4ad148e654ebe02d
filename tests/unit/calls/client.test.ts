import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiError, configureClient, fetchTransport, post } from '#src/calls/client.ts';
import { REQUEST_TIMEOUT_MS } from '#src/lib/constants.ts';
import { formatSiteMoment } from '#src/lib/format.ts';

const answers = (status: number, body: string, more: object = {}) =>
  vi.fn(async () => ({
    status,
    headers: new Headers(),
    text: async () => body,
    redirected: false,
    url: '',
    ...more,
  }));

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('it was answered'),
    (error: unknown) => error as ApiError,
  );

const onStatus = vi.fn();

beforeEach(() => {
  onStatus.mockReset();
  configureClient({ transport: fetchTransport, headers: () => ({ 'x-session-uuid': 'u' }), onStatus });
});
afterEach(() => vi.unstubAllGlobals());

describe('a clock that was moved', () => {
  it('is the one by which moments of orders are told, and stays as it was where an answer does not say', async () => {
    const paid = new Date(Date.now() + 20 * 86_400_000 - 11 * 60_000).toISOString();
    const days = 20 * 86_400_000;
    vi.stubGlobal(
      'fetch',
      answers(200, '{"result": 1}', { headers: new Headers({ 'x-clock-ahead': `${days}` }) }),
    );
    await post('/api/x', {});
    expect(formatSiteMoment(paid)).toBe('il y a 11 minutes');
    vi.stubGlobal('fetch', answers(200, '{"result": 1}'));
    await post('/api/x', {});
    expect(formatSiteMoment(new Date().toISOString())).toMatch(/^le /);
    vi.stubGlobal('fetch', answers(200, '{"result": 1}', { headers: new Headers({ 'x-clock-ahead': '0' }) }));
    await post('/api/x', {});
    expect(formatSiteMoment(new Date().toISOString())).toBe('à l’instant');
  });
});

describe('a call from the browser', () => {
  it('is a POST of JSON with the session’s header, given up after 14 s', async () => {
    const fetch = answers(200, '{"result": 1}');
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    vi.stubGlobal('fetch', fetch);
    await expect(post('/api/x', { a: 1 })).resolves.toBe(1);
    expect(fetch).toHaveBeenCalledWith(
      '/api/x',
      expect.objectContaining({
        method: 'POST',
        body: '{"a":1}',
        headers: { 'content-type': 'application/json', 'x-session-uuid': 'u' },
      }),
    );
    expect(timeout).toHaveBeenCalledWith(REQUEST_TIMEOUT_MS);
  });

  it.each([
    [200, '{"err": "Adresse déjà prise.", "code": "email_taken"}', 'Adresse déjà prise.', undefined],
    [200, '', 'API: no response on /api/x', undefined],
    [502, '<html>', 'Server error 502', 'Internal API Error'],
    [500, '{"err": "Une erreur.", "code": "internal"}', 'Une erreur.', 'Internal API Error'],
  ])('answered %i %s says « %s »', async (...[status, body, ...said]) => {
    vi.stubGlobal('fetch', answers(status, body));
    const error = await failureOf(post('/api/x', {}));
    expect([error.status, error.message, error.cause]).toEqual([status, ...said]);
  });

  it.each([401, 404, 429, 500, 503])('answered %i tells the page, with what it was sent', async (status) => {
    vi.stubGlobal('fetch', answers(status, ''));
    const error = await failureOf(post('/api/x', {}));
    expect(onStatus).toHaveBeenCalledWith(error, { 'x-session-uuid': 'u' });
  });

  it('refused with a 200, or lost on the way, tells the page nothing', async () => {
    vi.stubGlobal('fetch', answers(200, '{"err": "Non.", "code": "no"}'));
    await failureOf(post('/api/x', {}));
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
    const lost = await failureOf(post('/api/x', {}));
    expect(lost).toMatchObject({ status: 0, message: 'Une erreur est survenue. Vérifiez votre connexion.' });
    expect(onStatus).not.toHaveBeenCalled();
  });

  it('that was redirected goes where it led, and answers nothing', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    vi.stubGlobal('fetch', answers(200, '<html>', { redirected: true, url: 'https://site.test/ailleurs' }));
    const answered = vi.fn();
    post('/api/x', {}).then(answered, answered);
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('https://site.test/ailleurs'));
    expect(answered).not.toHaveBeenCalled();
  });
});
