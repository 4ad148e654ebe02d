import { describe, expect, it } from 'vitest';
import {
  SIGNATURE_TOLERANCE_SECONDS,
  signBody,
  verifySignature,
} from '#src/server/gateways/payments/signature.ts';

const body = Buffer.from('{"id":"evt_1"}');
const now = 1_800_000_000;
const header = signBody('secret', body, now);

describe('the signature of an event', () => {
  it('is good for these bytes, this secret and this moment', () => {
    expect(() => verifySignature('secret', body, { header, nowSeconds: now })).not.toThrow();
  });

  it('refuses other bytes, another secret, a cut or absent header', () => {
    const refused: [string, Buffer, string | null][] = [
      ['secret', Buffer.from('{"id":"evt_2"}'), header],
      ['other', body, header],
      ['secret', body, null],
      ['secret', body, ''],
      ['secret', body, header.slice(0, -1)],
      ['secret', body, header.replace('v1=', 'v0=')],
      ['secret', body, header.replace(/v1=.*/, 'v1=')],
    ];
    for (const [secret, bytes, given] of refused)
      expect(() => verifySignature(secret, bytes, { header: given, nowSeconds: now })).toThrow(/signature/);
  });

  it('refuses what was signed too long ago, or ahead of time', () => {
    for (const late of [SIGNATURE_TOLERANCE_SECONDS + 1, -SIGNATURE_TOLERANCE_SECONDS - 1])
      expect(() => verifySignature('secret', body, { header, nowSeconds: now + late })).toThrow('too old');
    const moved = header.replace(/t=\d+/, `t=${now + 1}`);
    expect(() => verifySignature('secret', body, { header: moved, nowSeconds: now })).toThrow('wrong');
  });
});
