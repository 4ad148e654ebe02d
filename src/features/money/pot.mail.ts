import { type Letter, letter } from '#src/lib/letter.ts';
import type { Config } from '#src/server/config.ts';
import { DEMO_NOTICE, demoSubject, TO_POT } from './money.fr.ts';

/** The page of one's own pot. */
export const POT_HREF = '/i/mon-compte/cagnotte';

/** A letter to an owner about the money of their pot. */
export function potLetter(config: Config, subject: string, text: string): Letter {
  return moneyLetter(config, { subject, text, link: { label: TO_POT, path: POT_HREF } });
}

interface Said {
  subject: string;
  text: string;
  link: { label: string; path: string };
}

/** A letter about money of somebody's here, which says so where it is play money. */
export function moneyLetter(config: Config, { subject, text, link }: Said): Letter {
  const demo = config.payments === 'demo';
  return letter({
    subject: demoSubject(subject, demo),
    blocks: [
      ...(demo ? [{ notice: DEMO_NOTICE }] : []),
      { text, link: { label: link.label, href: `${config.publicUrl}${link.path}` } },
    ],
    signature: config.productName,
  });
}
