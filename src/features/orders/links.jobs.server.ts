import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { shopOrder } from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';
import { queueMail } from '#src/server/mail.ts';
import { newToken, tokenHash } from '#src/server/tokens.ts';
import { giveFollowLink } from './follow-link.server.ts';
import { linesOfAll } from './lines.server.ts';
import { linksMail } from './order.mail.ts';

/** One mail shows so many. */
const LINKS_MAX = 20;

/** Mails a fresh link for each paid order of an address, and does nothing when it has none: nobody sees which. */
export const orderLinksJob: JobKind<{ email: string }> = {
  name: 'order-links',
  async run(services, { email }) {
    if (!email) return;
    await inTransaction(systemCtx(services), async (tx) => {
      const rows = await tx.db
        .select()
        .from(shopOrder)
        .where(and(eq(shopOrder.email, email), isNotNull(shopOrder.paidAt)))
        .orderBy(desc(shopOrder.id))
        .limit(LINKS_MAX);
      if (rows.length === 0) return;
      const links = [];
      const lines = await linesOfAll(
        tx.db,
        rows.map(({ id }) => id),
      );
      for (const row of rows) {
        const names = (lines.get(row.id) ?? []).map(({ productName }) => productName);
        links.push({ number: row.number, name: names.join(', '), href: await giveFollowLink(tx, row) });
      }
      const mail = linksMail(
        { name: services.config.productName, demo: services.config.payments === 'demo' },
        links,
      );
      const key = `order-links:${tokenHash(newToken())}`;
      await queueMail(tx, { ...mail, to: email, key, unasked: 'gift' });
    });
  },
};
