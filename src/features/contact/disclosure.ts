export const DISCLOSURE_PATH = '/divulgation-responsable';
export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** The way a weakness is told of: what the deployment says, or the page that everybody writes by. */
export function securityContact(config: { securityContact: string | null; publicUrl: string }): string {
  return config.securityContact ?? `${config.publicUrl}/contactez-nous`;
}

/** RFC 9116 wants less than a year; half of one says that the page is looked after. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/** RFC 9116: whom to tell of a weakness, for programs. Valid from this day on, so that it never lapses. */
export function securityTxt(
  config: { securityContact: string | null; publicUrl: string },
  now: Date,
): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const expires = new Date(today + VALID_DAYS * DAY_MS).toISOString().replace('.000Z', 'Z');
  const { publicUrl } = config;
  return [
    `Contact: ${securityContact(config)}`,
    `Expires: ${expires}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${publicUrl}${SECURITY_TXT_PATH}`,
    `Policy: ${publicUrl}${DISCLOSURE_PATH}`,
    '',
  ].join('\n');
}
