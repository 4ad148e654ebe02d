/**
 * Numbers of RFC 3463 that last without being of the mailbox: our own address (5.1.7, 5.1.8), a box that is full or a
 * letter too long for it (5.2.2, 5.2.3), the server and its talk (5.3, 5.5.1 and on), the words (5.6), its rules (5.7).
 */
const NOT_OF_THE_MAILBOX = '(?:1[.][78]|2[.][23]|[367][.][0-9]+|5[.][1-9][0-9]*)(?:[^0-9]|$)';
const OF_THE_MAILBOX = `5[.](?!${NOT_OF_THE_MAILBOX})[0-9]{1,3}[.][0-9]{1,3}`;
const NUMBERED = new RegExp(`^${OF_THE_MAILBOX}$`);

/** True of a delivery that failed for good: no such mailbox, no such domain; not of one put off, of a full box, or of words refused. */
export function isLasting({ action, status }: { action: string; status: string }): boolean {
  return action === 'failed' && NUMBERED.test(status);
}

/**
 * The outbox's note of a mail (gateways/mail.ts) whose address was refused for good: by its number, or by a code that is of
 * mailboxes where the answer to the address bears none. Read alike by PostgreSQL and by JavaScript.
 */
export const LASTING_REFUSAL = [
  `^5[0-9][0-9][ -]${OF_THE_MAILBOX}(?:[^0-9]|$)`,
  '^55[013](?![ -][0-9]+[.][0-9]+[.][0-9]+)',
  '^DATA: 5[0-9][0-9][ -]5[.](?:1[.](?![78](?:[^0-9]|$))[0-9]{1,3}|2[.]1)(?:[^0-9]|$)',
].join('|');
