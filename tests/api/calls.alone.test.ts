import { afterAll, beforeAll, expect, it } from 'vitest';
import { peopleCalls } from '#src/features/accounts/people.calls.ts';
import { isForStaff } from '#src/server/calls/access.ts';
import { isAlone } from '#src/server/calls/proof.ts';
import { registeredCalls } from '#src/server/calls/registry.ts';
import { join } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { prove } from '#tests/support/prove.ts';

/**
 * Money, identity, proofs, exports, invitations and credentials (docs/spec/decisions.md §3), by the addresses of their
 * calls. A new call in one of them says that it is the person's alone, or is listed below with the reason.
 */
const GROUPS =
  /^\/api\/(?:user\/|cagnotte\/|order\/|demo\/|voucher\/|business\/)|co_owner|contribution|addon|share|pool|export|order/;

/** Calls of these groups that an admin may make in somebody's name. */
const SHARED: Record<string, string[]> = {
  'they only read': [
    'cagnotte/overview',
    'list/get_cagnotte_contributions',
    'list/get_co_owner_invitation',
    'list/get_co_owners',
    'order/completion',
    'order/follow',
    'order/get',
    'order/paid_together',
    'publiclist/can_suggest_addon',
    'publiclist/get_contribution',
    'publiclist/get_pools',
    'publiclist/has_addon_contribution',
    'user/check_slug_available',
    'user/get_my_info',
    'user/get_notification_preferences',
    'user/get_notifications',
    'user/get_public_info',
    'user/get_second_factor',
    'user/get_total_collected_cagnotte',
    'user/list_identities',
    'user/list_passkeys',
    'user/list_sessions',
    'voucher/card',
    'voucher/list',
  ],
  'they ask the provider what became of a payment': [
    'order/check_status',
    'publiclist/get_contribution_detail',
    'publiclist/list_check_contribution_status',
  ],
  'the mailed link is the key, or the browser that gave': [
    'order/mail_links',
    'publiclist/update_contribution_anonymous',
    'publiclist/update_contribution_comment',
    'publiclist/update_contribution_contributor',
    'user/remove_device_token',
    'user/reset_password',
    'user/send_password_reset',
    'user/stop_email_change',
    'user/verify_email',
  ],
  'they open a session with a secret of their own': [
    'user/login_with_apple',
    'user/login_with_dso_token',
    'user/login_with_facebook',
    'user/login_with_google',
    'user/login_with_passkey',
    'user/login_with_password',
    'user/login_with_test',
    'user/passkey_login_options',
    'user/register_with_email',
  ],
  'it is what an admin acts for': ['user/finish_setup', 'user/update_profile'],
  'it ends the acting': ['user/logout'],
  'the money of the demonstration is nobody’s': ['demo/answer_3ds', 'demo/confirm'],
  'they put a list in order': ['list/reorder_items'],
  'it counts what is unread, and marks nothing for whoever acts': ['user/mark_notifications_read'],
};

/** An admin is never acted for: 403 by the access itself. */
const ofPeople = () => registeredCalls().filter((contract) => !isForStaff(contract));
const ALLOWED = new Set(Object.values(SHARED).flatMap((paths) => paths.map((path) => `/api/${path}`)));

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('every call of money, identity, proofs, exports, invitations and credentials is the person’s alone, or says why not', () => {
  const undeclared = ofPeople().filter(
    (contract) => GROUPS.test(contract.path) && !isAlone(contract) && !ALLOWED.has(contract.path),
  );
  expect(undeclared.map(({ path }) => path)).toEqual([]);
  const both = ofPeople().filter((contract) => isAlone(contract) && ALLOWED.has(contract.path));
  expect(both.map(({ path }) => path)).toEqual([]);
});

it('refuses each of them to an admin who acts for somebody, before anything else is looked at', async () => {
  const rose = await join(app, 'rose');
  const camille = await join(app, 'camille');
  await prove(app, rose.token);
  const { token } = await app.as(rose.token, () => peopleCalls.impersonate({ user_uuid: camille.uuid }));
  const alone = ofPeople().filter(isAlone);
  expect(alone.length).toBeGreaterThan(30);
  for (const { path, input } of alone) {
    if (!input.safeParse({}).success) continue;
    const { status, body } = await app.send(path, '{}', { authorization: `Bearer ${token}` });
    expect({ path, status, code: body.code }).toEqual({ path, status: 403, code: 'forbidden' });
  }
  const withdraw = { list_uuid: camille.listUuid, amount: 100, key: crypto.randomUUID() };
  const invite = { list_uuid: camille.listUuid, email: 'amie@exemple.fr' };
  const give = { list_uuid: camille.listUuid, contribution: { amount: 1000 } };
  for (const [path, input] of [
    ['cagnotte/withdraw', withdraw],
    ['cagnotte/start_identity', { list_uuid: camille.listUuid }],
    ['list/invite_co_owner', invite],
    ['publiclist/list_prepare_contribution', give],
    ['user/prove', { password: 'x' }],
  ] as const) {
    const { status } = await app.send(`/api/${path}`, JSON.stringify(input), {
      authorization: `Bearer ${token}`,
    });
    expect({ path, status }).toEqual({ path, status: 403 });
  }
});
