import { simpleParser } from 'mailparser';

export interface DeliveryReport {
  /** Of each recipient: what became of the mail, and why ("5.1.1"), as RFC 3464 names them. */
  fates: { action: string; status: string }[];
  /** The headers of the mail it is about, or all of it, as text. */
  about: string;
}

/** Read in one go, header by header: real ones have a few kilobytes, of a server that signs much some twenty. */
const HEAD_MAX_BYTES = 48 * 1024;
const FIELD = /^([\w-]+):[ \t]*(.*(?:\r?\n[ \t].*)*)/gm;

/** The groups of fields of a delivery status, names in small letters; the first is of the message, the others of recipients. */
function groupsOf(text: string): Map<string, string>[] {
  return text
    .split(/\r?\n[ \t]*\r?\n/)
    .filter((group) => group.trim() !== '')
    .map(
      (group) =>
        new Map(
          [...group.matchAll(FIELD)].map(([, name = '', value = '']) => [name.toLowerCase(), value.trim()]),
        ),
    );
}

/**
 * Reads a mail as a report of delivery (RFC 3464); null when it is anything else: an answer, a notice of absence. Throws where its headers are
 * longer than any server writes.
 */
export async function readDeliveryReport(source: Buffer): Promise<DeliveryReport | null> {
  const mail = await simpleParser(source, {
    keepDeliveryStatus: true,
    maxHeadSize: HEAD_MAX_BYTES,
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipImageLinks: true,
  });
  const type = mail.headers.get('content-type');
  const isReport =
    typeof type === 'object' && 'value' in type && String(type.value).toLowerCase() === 'multipart/report';
  const status = mail.attachments.find(({ contentType }) => contentType === 'message/delivery-status');
  if (!isReport || !status) return null;
  const fates = groupsOf(status.content.toString('latin1')).flatMap((fields) => {
    const action = fields.get('action')?.toLowerCase();
    return action ? [{ action, status: fields.get('status')?.split(/\s/)[0] ?? '' }] : [];
  });
  const others = mail.attachments
    .filter((one) => one !== status)
    .map(({ content }) => content.toString('latin1'));
  return { fates, about: [...others, mail.text ?? ''].join('\n') };
}
