import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

/**
 * A mail program cuts a link, or a person copies half of it: they are told that the link does not count, never how
 * many characters a field must have which they did not fill in (docs/spec/calls.md).
 */
const LINKS: Record<string, [string, object][]> = {
  token_invalid: [
    ['user/login_with_dso_token', { token: 'x' }],
    ['user/reset_password', { token: 'x', password: 'une phrase longue 12' }],
    ['user/verify_email', { token: 'x' }],
    ['user/stop_email_change', { token: 'x' }],
    ['list/get_co_owner_invitation', { token: 'x' }],
    ['list/accept_co_owner', { token: 'x' }],
    ['business/accept_invitation', { token: 'x' }],
    ['newsletter/confirm', { action_token: 'x' }],
    ['newsletter/unsubscribe', { action_token: 'x' }],
    ['order/follow', { action_token: 'x' }],
    ['order/cancel_by_link', { action_token: 'x' }],
    ['publiclist/list_cancel_contribution', { action_token: 'x' }],
    ['publiclist/withdraw_share', { action_token: 'x' }],
  ],
  not_found: [
    ['first-name/get_vote', { token: 'x' }],
    ['order/cancel', { hash: 'x' }],
    ['order/get', { hash: 'n’y est pas' }],
    ['order/pay', { hash: 'x' }],
    ['publiclist/get_contribution', { hash: 'x' }],
    ['publiclist/get_contribution_detail', { hash: 'x' }],
    ['publiclist/list_check_contribution_status', { hash: 'x' }],
    ['publiclist/extend_reservation', { action_token: 'x' }],
    ['publiclist/release_item', { action_token: 'x' }],
    ['publiclist/reopen_reservation', { action_token: 'x' }],
    ['publiclist/update_gift_words', { action_token: 'x', words: 'Bravo' }],
    ['publiclist/update_reservation', { action_token: 'x', step: 'ordered' }],
    ['voucher/check', { hash: 'x' }],
    ['voucher/unuse', { order_hash: 'x', voucher_id: 1 }],
    ['voucher/use', { order_hash: 'x', code: 'AAAA' }],
  ],
  provider_unconfigured: [
    ['user/login_with_apple', { token: 'x' }],
    ['user/login_with_facebook', { token: 'x' }],
    ['user/login_with_google', { token: 'x' }],
  ],
};

let app: TestApp;
let token = '';
beforeAll(async () => {
  app = await startTestApp();
  token = (await join(app, 'ines')).token;
});
afterAll(() => app.close());

describe.each(Object.entries(LINKS))('what is cut short is answered as %s', (code, calls) => {
  it.each(calls)('by %s', async (call, input) => {
    const { body } = await app.send(`/api/${call}`, JSON.stringify(input), {
      authorization: `Bearer ${token}`,
    });
    expect(body).toMatchObject({ code, err: expect.stringMatching(/\.$/) });
  });
});
