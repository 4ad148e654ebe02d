import { letter } from '#src/lib/letter.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { queueMail } from '#src/server/mail.ts';
import type { ColleagueRow } from './colleagues.server.ts';
import { reviewMailFr } from './review.fr.ts';

export interface News {
  kind: keyof typeof reviewMailFr;
  /** The colleague's name who did it. */
  by: string;
  content: { id: number; title: string };
  /** Their own words, quoted under the sentence. */
  words?: string;
  /** One mail a key and a person. */
  key: string;
}

/** Tells colleagues by mail, in the transaction of what they are told. */
export async function tellColleagues(tx: Ctx, to: readonly ColleagueRow[], news: News): Promise<void> {
  const { publicUrl, productName } = tx.services.config;
  const href = `${publicUrl}/a/admin/editor?id=${news.content.id}&relecture`;
  const { subject, blocks } = reviewMailFr[news.kind](news.by, news.content.title, href);
  const [first, ...rest] = blocks;
  const told = [...(first ? [first] : []), ...(news.words ? [{ quote: news.words }] : []), ...rest];
  for (const { email, id } of to) {
    const mail = letter({ subject, blocks: told, signature: productName });
    await queueMail(tx, { ...mail, to: email, key: `review:${news.key}:${id}` });
  }
}
