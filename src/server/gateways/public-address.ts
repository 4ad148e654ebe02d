import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

export interface Address {
  address: string;
  family: 4 | 6;
}

export type Resolve = (hostname: string) => Promise<Address[]>;

/** Whether an IP literal is a public unicast address; IPv4 hidden in IPv6 is judged as IPv4. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  return ipaddr.process(text).range() === 'unicast';
}

export const resolveBySystem: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true, verbatim: true })).map(({ address, family }) => ({
    address,
    family: family === 6 ? 6 : 4,
  }));

/** An IP literal as it stands in a URL's hostname (brackets off), or null for a name. */
export function literalAddress(hostname: string): Address | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(bare)) return null;
  return { address: bare, family: ipaddr.parse(bare).kind() === 'ipv6' ? 6 : 4 };
}
