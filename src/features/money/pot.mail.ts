import { type Letter, letter } from '#src/lib/letter.ts';
import type { Config } from '#src/server/config.ts';
import { DEMO_NOTICE, demoSubject, TO_POT } from './money.fr.ts';

/** The page of one's own pot. */
export const POT_HREF = '/i/mon-compte/cagnotte';

/** A letter to an owner about the money of their pot. */
export function potLetter(config: Config, subject: string, text: string): Letter {
  const demo = config.payments === 'demo';
  return letter({
    subject: demoSubject(subject, demo),
    blocks: [
      ...(demo ? [{ notice: DEMO_NOTICE }] : []),
      { text, link: { label: TO_POT, href: `${config.publicUrl}${POT_HREF}` } },
    ],
    signature: config.productName,
  });
}
