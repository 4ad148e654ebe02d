import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

export interface Address {
  address: string;
  family: 4 | 6;
}

export type Resolve = (hostname: string) => Promise<Address[]>;

/** True when an IP literal is a public unicast address; IPv4 hidden in IPv6 is judged as IPv4. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  return address.range() === 'unicast' && !isUnassigned(address);
}

/** Only 2000::/3 is given out as public: what lies elsewhere may hide an IPv4 address ("::127.0.0.1"). */
function isUnassigned(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return address instanceof ipaddr.IPv6 && ((address.parts[0] ?? 0) & 0xe000) !== 0x2000;
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
