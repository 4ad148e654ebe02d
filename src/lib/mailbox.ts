/** Gmail reads no dot in a name, and its mail has two domains. */
const GMAIL = /@(gmail|googlemail)\.com$/;

/**
 * The mailbox that an address leads to, for rules of "once a person": what follows a `+` is a label that its holder
 * adds. Never for writing to anybody, nor for finding an account.
 */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  const plain = name.replace(/(.)\+.*$/, '$1');
  if (!GMAIL.test(`@${domain}`)) return `${plain}@${domain}`;
  return `${plain.replaceAll('.', '')}@gmail.com`;
}
