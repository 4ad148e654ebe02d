import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { isoTime, nothing, page } from '#src/lib/shapes.ts';
import { CHOICES, KINDS } from './notification.ts';

const Notification = z.object({
  id: z.string(),
  kind: z.string(),
  text: z.string(),
  href: z.string(),
  read: z.boolean(),
  created_at: isoTime,
});
export type Notification = z.output<typeof Notification>;

const preferences = z.record(z.enum(KINDS), z.enum(CHOICES));
/** `key`: what browsers subscribe with; null where the site pushes nothing. */
const push = z.object({ key: z.nullable(z.string()), kinds: z.record(z.enum(KINDS), z.boolean()) });

export const notificationCalls = {
  getNotifications: defineCall('/api/user/get_notifications', {
    access: 'user',
    changes: false,
    input: z.strictObject({ page: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1) }),
    output: page(Notification),
  }),
  markNotificationsRead: defineCall('/api/user/mark_notifications_read', {
    access: 'user',
    changes: true,
    input: z.strictObject({ ids: z.array(z.uuid()).check(z.maxLength(200)) }),
    output: z.object({ unread: z.int() }),
  }),
  getNotificationPreferences: defineCall('/api/user/get_notification_preferences', {
    access: 'user',
    changes: false,
    input: nothing,
    output: z.object({ preferences, push }),
  }),
  updateNotificationPreferences: defineCall('/api/user/update_notification_preferences', {
    access: 'user',
    changes: true,
    alone: true,
    input: z.strictObject({
      preferences: z._default(z.partialRecord(z.enum(KINDS), z.enum(CHOICES)), {}),
      push: z.optional(z.partialRecord(z.enum(KINDS), z.boolean())),
    }),
    output: z.object({ preferences, push }),
  }),
};
