import { Resolver } from 'node:dns/promises';
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

/** RFC 6761 §6.3: this machine, whatever a name server says. */
const LOCALHOST = /(?:^|\.)localhost\.?$/i;

export const isLocalName = (hostname: string): boolean => LOCALHOST.test(hostname);

/** A name server that does not answer is asked again once. */
const PATIENCE = { timeout: 2_000, tries: 2 };

/**
 * Asks name servers (the system's, unless others are named) without a thread of the process. The system's own look-up
 * holds one as long as a server is silent: a few addresses of a stranger's, whose servers never answer, would keep the
 * site from finding its database, its mail server and its payment provider. IPv4 addresses come first.
 */
export function resolverOf(servers?: readonly string[]): Resolve {
  const resolver = new Resolver(PATIENCE);
  if (servers) resolver.setServers(servers);
  return async (hostname) => {
    if (isLocalName(hostname)) return [{ address: '127.0.0.1', family: 4 }];
    const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    return [...found(four, 4), ...found(six, 6)];
  };
}

function found(asked: PromiseSettledResult<string[]>, family: 4 | 6): Address[] {
  return asked.status === 'fulfilled' ? asked.value.map((address) => ({ address, family })) : [];
}

export const resolveByName = resolverOf();

/** An IP literal as it stands in a URL's hostname (brackets off), or null for a name. */
export function literalAddress(hostname: string): Address | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(bare)) return null;
  return { address: bare, family: ipaddr.parse(bare).kind() === 'ipv6' ? 6 : 4 };
}
