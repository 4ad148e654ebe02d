import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { deviceToken, person, session } from '#src/server/db/schema/index.ts';
import { sendPush } from '#src/server/gateways/web-push.ts';
import type { JobKind } from '#src/server/jobs.ts';
import type { Kind } from './notification.ts';
import { pushWords } from './push-words.ts';

interface News {
  personId: number;
  kind: Kind;
  href: string;
}

/** The session that the device was given in is still good. */
const isStillIn = () => or(isNull(deviceToken.sessionHash), gt(session.expiresAt, new Date()));

/** One message to one device: each is tried again by itself. */
export const pushToDevice: JobKind<{ device: string; kind: Kind; href: string }> = {
  name: 'push-to-device',
  async run({ config, database: { db }, log }, { device, kind, href }) {
    if (!config.vapid) return;
    const [found] = await db
      .select({ endpoint: deviceToken.token, keys: deviceToken.keys })
      .from(deviceToken)
      .innerJoin(person, eq(person.id, deviceToken.personId))
      .leftJoin(session, eq(session.tokenHash, deviceToken.sessionHash))
      .where(and(eq(deviceToken.uuid, device), isNull(person.disabledAt), isStillIn()));
    if (!found?.keys) return;
    const { endpoint, keys } = found;
    const outcome = await sendPush(
      { endpoint, keys },
      pushWords(kind, href, config.productName),
      config.vapid,
    );
    // By its token too: the device may have been given to somebody else meanwhile.
    if (outcome === 'gone')
      await db.delete(deviceToken).where(and(eq(deviceToken.uuid, device), eq(deviceToken.token, endpoint)));
    if (outcome === 'refused') log.warn({ service: new URL(endpoint).host }, 'push refused');
  },
};

/** To every browser of a person. */
export const pushNews: JobKind<News> = {
  name: 'push-news',
  async run({ config, database: { db }, jobs }, { personId, kind, href }) {
    if (!config.vapid) return;
    const devices = await db
      .select({ device: deviceToken.uuid })
      .from(deviceToken)
      .where(and(eq(deviceToken.personId, personId), eq(deviceToken.platform, 'web')));
    for (const { device } of devices) await jobs.send(pushToDevice, { device, kind, href });
  },
};
