import ipaddr from 'ipaddr.js';

/** A proxy may write `1.2.3.4:5678` or `[2001:db8::1]:5678`. */
const WITH_PORT = /^\[([^\]]+)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/;

/**
 * Whom a limit by address counts: an IPv4 address, or the /64 of an IPv6 one, which is one subscriber's and holds more
 * addresses than there are limits to take (docs/spec/decisions.md §28). What is no address counts as it is.
 */
export function clientKey(ip: string): string {
  const [, bracketed, plain] = WITH_PORT.exec(ip.trim()) ?? [];
  const [address = ''] = (bracketed ?? plain ?? ip.trim()).split('%');
  if (!ipaddr.isValid(address)) return ip;
  const read = ipaddr.process(address);
  if (!(read instanceof ipaddr.IPv6)) return read.toString();
  const prefix = read.parts.slice(0, 4).map((part) => part.toString(16));
  return `${prefix.join(':')}::/64`;
}
