import { register } from '#src/server/calls/registry.ts';
import { notificationCalls } from './notification.calls.ts';
import { notificationVerbs } from './notification.server.ts';

export function registerNotifications(): void {
  register(notificationCalls, notificationVerbs);
}
