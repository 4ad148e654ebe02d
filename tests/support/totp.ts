import { type TOTP, URI } from 'otpauth';

/** The code that the authenticator shows `steps` half minutes from now. */
export function codeOf(otpauthUrl: string, steps = 0): string {
  return (URI.parse(otpauthUrl) as TOTP).generate({ timestamp: Date.now() + steps * 30_000 });
}
