import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { anyObject, nothing, typed, typedLine } from '#src/lib/shapes.ts';
import { PASSWORD_MAX, User } from './account.ts';

const empty = z.object({});

/** The calls for a person's own profile, and to take away or erase their data. */
export const profileCalls = {
  updateProfile: defineCall('/api/user/update_profile', {
    access: 'user',
    changes: true,
    body: 'dataUrl',
    input: z.strictObject({
      firstname: z.optional(typedLine(1, 60)),
      lastname: z.optional(typedLine(0, 60)),
      partner: z.optional(z.nullable(z.strictObject({ firstname: typedLine(1, 60) }))),
      slug: z.optional(z.string().check(z.trim(), z.maxLength(60))),
      profilepic_dataurl: z.optional(z.nullable(z.string())),
    }),
    output: User,
    codes: ['slug_taken', 'image_invalid'],
  }),
  updateDeviceToken: defineCall('/api/user/update_device_token', {
    access: 'user',
    changes: true,
    alone: true,
    input: z.strictObject({
      device_token: typed(1, 4096),
      platform: z._default(z.enum(['ios', 'android', 'web']), 'ios'),
    }),
    output: empty,
  }),
  /** Whoever knows a device's token may have it forgotten: a session may have ended before. */
  removeDeviceToken: defineCall('/api/user/remove_device_token', {
    access: 'anyone',
    changes: true,
    input: z.strictObject({ device_token: typed(1, 4096) }),
    output: empty,
  }),
  exportMyData: defineCall('/api/user/export_my_data', {
    access: 'user',
    changes: false,
    proof: true,
    input: nothing,
    output: anyObject,
  }),
  deleteMyAccount: defineCall('/api/user/delete_my_account', {
    access: 'user',
    changes: true,
    proof: 'password',
    input: z.strictObject({ password: z.optional(z.string().check(z.maxLength(PASSWORD_MAX))) }),
    output: empty,
    codes: ['withdrawal_pending', 'invalid_credentials'],
  }),
};
