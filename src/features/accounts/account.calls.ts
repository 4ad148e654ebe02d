import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { dateOnly, nothing, typed, typedLine } from '#src/lib/shapes.ts';
import { PASSWORD_MAX, PASSWORD_MIN, Session } from './account.ts';
import { CODE_SHAPE, readCode } from './factors/recovery-code.ts';

export const email = z.string().check(z.trim(), z.maxLength(254), z.email());
export const newPassword = z
  .string()
  .check(
    z.minLength(PASSWORD_MIN, `Choisissez au moins ${PASSWORD_MIN} caractères.`),
    z.maxLength(PASSWORD_MAX, `${PASSWORD_MAX} caractères au plus.`),
  );
export const opened = z.object({
  token: z.string(),
  session: Session,
  /** An admin's right waits for the passkey of the account. */
  passkey_wanted: z.optional(z.literal(true)),
});

/** Six digits, spaces allowed while typing. */
export const oneTimeCode = z.string().check(
  z.regex(/^\s*(\d\s*){6}$/, 'Le code a six chiffres.'),
  z.overwrite((code) => code.replace(/\s/g, '')),
);

/** That code, or a recovery code however it is typed. */
export const secondFactor = z
  .string()
  .check(
    z.maxLength(100),
    z.overwrite(readCode),
    z.regex(CODE_SHAPE, 'Le code a six chiffres, un code de secours douze caractères.'),
  );

export const accountCalls = {
  registerWithEmail: defineCall('/api/user/register_with_email', {
    access: 'anyone',
    changes: true,
    signsIn: true,
    input: z.strictObject({
      email,
      password: newPassword,
      referal: z.optional(typed(0, 200)),
      ticket_code: z.optional(typed(0, 100)),
    }),
    output: opened,
    codes: ['email_taken', 'password_weak', 'ticket_invalid'],
  }),
  loginWithPassword: defineCall('/api/user/login_with_password', {
    access: 'anyone',
    changes: true,
    signsIn: true,
    input: z.strictObject({
      email,
      password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX)),
      totp: z.optional(secondFactor),
    }),
    output: opened,
    codes: ['invalid_credentials', 'account_disabled', 'totp_required', 'code_invalid'],
  }),
  loginWithTest: defineCall('/api/user/login_with_test', {
    access: 'test',
    changes: true,
    signsIn: true,
    input: nothing,
    output: opened,
  }),
  getMyInfo: defineCall('/api/user/get_my_info', {
    access: 'session',
    changes: false,
    input: nothing,
    output: Session,
  }),
  logout: defineCall('/api/user/logout', {
    access: 'session',
    changes: true,
    input: nothing,
    output: z.object({}),
  }),
  checkSlugAvailable: defineCall('/api/user/check_slug_available', {
    access: 'anyone',
    changes: false,
    input: z.strictObject({ slug: z.string().check(z.maxLength(200)) }),
    output: z.object({
      available: z.boolean(),
      reason: z.nullable(z.enum(['invalid', 'reserved', 'taken'])),
      suggestion: z.nullable(z.string()),
    }),
  }),
  finishSetup: defineCall('/api/user/finish_setup', {
    access: 'user',
    changes: true,
    input: z.strictObject({
      firstname: typedLine(1, 60),
      lastname: z.optional(typedLine(0, 60)),
      partner: z.optional(z.nullable(z.strictObject({ firstname: typedLine(1, 60) }))),
      birthdate: z.optional(z.nullable(dateOnly)),
      list_slug: z.string().check(z.trim(), z.maxLength(60)),
    }),
    output: Session,
    codes: ['slug_taken'],
  }),
};
