import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { isoTime, nothing, secret, typed, typedLine } from '#src/lib/shapes.ts';
import { opened, secondFactor } from './account.calls.ts';
import { PROVIDERS } from './providers.ts';

/** An id token is a few hundred characters; anything much longer is none. */
const token = secret(8192);
const campaign = { referal: z.optional(typed(0, 200)), ticket_code: z.optional(typed(0, 100)) };
const code = { totp: z.optional(secondFactor) };
const openedOrMade = z.extend(opened, { created: z.boolean() });
const codes = [
  'provider_rejected',
  'provider_unconfigured',
  'account_disabled',
  'totp_required',
  'code_invalid',
] as const;

const provider = z.enum(PROVIDERS);
const LinkedIdentity = z.object({ provider, since: isoTime });
export type LinkedIdentity = z.output<typeof LinkedIdentity>;

/** Signing in without a password of ours. */
export const identityCalls = {
  loginWithGoogle: defineCall('/api/user/login_with_google', {
    access: 'anyone',
    changes: true,
    signsIn: true,
    input: z.strictObject({ token, ...campaign, ...code }),
    output: openedOrMade,
    codes,
  }),
  loginWithFacebook: defineCall('/api/user/login_with_facebook', {
    access: 'anyone',
    changes: true,
    signsIn: true,
    input: z.strictObject({ token, ...campaign, ...code }),
    output: openedOrMade,
    codes,
  }),
  loginWithApple: defineCall('/api/user/login_with_apple', {
    access: 'anyone',
    changes: true,
    signsIn: true,
    input: z.strictObject({
      token,
      firstname: z.optional(typedLine(0, 60)),
      lastname: z.optional(typedLine(0, 60)),
      ...campaign,
      ...code,
    }),
    output: openedOrMade,
    codes,
  }),
  loginWithDsoToken: defineCall('/api/user/login_with_dso_token', {
    access: 'anyone',
    changes: true,
    signsIn: true,
    input: z.strictObject({ token }),
    output: opened,
    codes: ['token_invalid'],
  }),
  createDsoToken: defineCall('/api/user/create_dso_token', {
    access: 'user',
    changes: true,
    alone: true,
    input: nothing,
    output: z.object({ token: z.string() }),
  }),
  listIdentities: defineCall('/api/user/list_identities', {
    access: 'user',
    changes: false,
    input: nothing,
    output: z.object({ items: z.array(LinkedIdentity) }),
    about: 'The accounts of Google, Apple or Facebook that open this one.',
  }),
  removeIdentity: defineCall('/api/user/remove_identity', {
    access: 'user',
    changes: true,
    proof: true,
    input: z.strictObject({ provider }),
    output: z.object({}),
    about: 'Every account of this provider is cut off; the other sessions end.',
  }),
};
