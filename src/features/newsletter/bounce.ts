/** "Mailbox full" (RFC 3463): lasting by its number, and over when somebody tidies up. */
const FULL = '5.2.2';

/** True of a delivery that failed for good: no such mailbox, no such domain, refused; not of one put off, nor of a full box. */
export function isLasting({ action, status }: { action: string; status: string }): boolean {
  return action === 'failed' && /^5\.\d{1,3}\.\d{1,3}$/.test(status) && status !== FULL;
}
