import { type Letter, letter } from '#src/lib/letter.ts';
import { formatParis } from '#src/lib/paris-time.ts';
import type { Config } from '#src/server/config.ts';
import { type Part, RUNBOOKS } from './checks.ts';
import { operationsFr } from './operations.fr.ts';

/** The screen of the admin with every part of the service. */
export const SERVICE_HREF = '/a/admin/misc/etat';

export interface DutyNews {
  part: Part;
  told: 'began' | 'ended';
  down: boolean;
  since: Date;
  /** When it was over; the moment of the judgement. */
  at: Date;
  seen: string;
}

/** The letter to whoever is on duty: what is seen, since when, and what to do about it. */
export function dutyLetter(
  config: Pick<Config, 'publicUrl' | 'productName'>,
  { part, told, down, since, at, seen }: DutyNews,
): Letter {
  const { mail: fr, parts } = operationsFr;
  const name = parts[part];
  const began = told === 'began';
  const facts: [string, string][] = [
    [fr.part, name],
    [fr.since, formatParis(since)],
    ...(began ? [] : ([[fr.until, formatParis(at)]] as [string, string][])),
    [fr.seen, seen],
    ...(began ? ([[fr.runbook, RUNBOOKS[part]]] as [string, string][]) : []),
  ];
  return letter({
    subject: began ? fr.began(name, down) : fr.ended(name),
    blocks: [
      { facts },
      {
        text: began ? fr.once : fr.over,
        link: { label: fr.open, href: `${config.publicUrl}${SERVICE_HREF}` },
      },
    ],
    signature: config.productName,
  });
}
