export interface ShareText {
  /** The ready sentence, with the address of the list inside. */
  text: string;
  /** The subject of a mail. */
  subject: string;
}

export interface ShareLink {
  way: 'whatsapp' | 'sms' | 'mail';
  href: string;
  /** Leaves this site in another tab; the others open an app of the device. */
  outside: boolean;
}

/**
 * The addresses that open a message with the sentence in it: WhatsApp's own link, and `sms:` and `mailto:` (RFC 5724,
 * RFC 6068), whose values are percent-encoded, line ends as CRLF. Some phones want `&` before the body where others want `?`:
 * `?&` is read by both.
 */
export function shareLinks({ text, subject }: ShareText): ShareLink[] {
  const body = encodeURIComponent(text);
  const mailBody = encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));
  return [
    { way: 'whatsapp', href: `https://wa.me/?text=${body}`, outside: true },
    { way: 'sms', href: `sms:?&body=${body}`, outside: false },
    { way: 'mail', href: `mailto:?subject=${encodeURIComponent(subject)}&body=${mailBody}`, outside: false },
  ];
}
