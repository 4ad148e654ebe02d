import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { anyObject, isoTime, nothing, typed } from '#src/lib/shapes.ts';
import { opened } from '../account.calls.ts';

export const PASSKEY_LABEL_MAX = 60;

const Passkey = z.object({
  id: z.string(),
  label: z.string(),
  created_at: isoTime,
  used_at: z.nullable(isoTime),
});
export type Passkey = z.output<typeof Passkey>;

/** Browsers add to what an authenticator answers: its shape is judged with its signature (docs/spec/calls.md). */
const response = anyObject;
const options = anyObject;

/** The calls of passkeys (WebAuthn): keys that a device keeps, to come in and to prove who is asking. */
export const passkeyCalls = {
  passkeyOptions: defineCall('/api/user/passkey_options', {
    access: 'session',
    changes: true,
    alone: true,
    input: nothing,
    output: options,
    codes: ['passkey_rejected'],
  }),
  addPasskey: defineCall('/api/user/add_passkey', {
    access: 'session',
    changes: true,
    proof: true,
    input: z.strictObject({ label: typed(1, PASSKEY_LABEL_MAX), response }),
    output: z.object({ id: z.string() }),
    codes: ['passkey_rejected'],
  }),
  listPasskeys: defineCall('/api/user/list_passkeys', {
    access: 'session',
    changes: false,
    input: nothing,
    output: z.object({ items: z.array(Passkey) }),
  }),
  removePasskey: defineCall('/api/user/remove_passkey', {
    access: 'session',
    changes: true,
    proof: true,
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({}),
  }),
  passkeyLoginOptions: defineCall('/api/user/passkey_login_options', {
    access: 'anyone',
    changes: true,
    input: nothing,
    output: options,
  }),
  loginWithPasskey: defineCall('/api/user/login_with_passkey', {
    access: 'anyone',
    changes: true,
    signsIn: true,
    input: z.strictObject({ response }),
    output: opened,
    codes: ['passkey_rejected', 'account_disabled'],
  }),
};
