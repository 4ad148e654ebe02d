import { notificationCalls } from '../notification.calls.ts';
import { enablePush, type PushState } from './here.ts';

/** Receives on this device again, by a click. Throws when no service answers. */
export async function resumePush(): Promise<PushState> {
  const { push } = await notificationCalls.getNotificationPreferences();
  return push.key === null ? 'unsupported' : enablePush(push.key);
}
