import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { nothing, secret, typed, typedLine } from '#src/lib/shapes.ts';
import { opened, secondFactor } from './account.calls.ts';

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
};
