import { describe, expect, it } from 'vitest';
import { deviceKind, deviceName } from '#src/features/accounts/device-name.ts';
import { networkOf } from '#src/features/accounts/factors/known-device.server.ts';
import { passkeySite, passkeyTrouble } from '#src/features/accounts/factors/passkey-site.ts';
import {
  CODE_SHAPE,
  grouped,
  isRecoveryCode,
  makeCodes,
  partsOf,
  readCode,
} from '#src/features/accounts/factors/recovery-code.ts';

describe('a recovery code', () => {
  /** Each call counts on from the last. */
  const counting = () => {
    let next = 0;
    return (length: number) => Uint8Array.from({ length }, () => (next++ * 7 + (next >> 4)) % 256);
  };

  it('is read in any case, with spaces and dashes anywhere, and with the signs people take for others', () => {
    for (const typed of ['7kqm-2xrt-9abd', ' 7KQM 2XRT 9ABD ', '7kqm–2xrt—9abd', '7KQM2XRT9ABD'])
      expect(readCode(typed)).toBe('7KQM2XRT9ABD');
    expect(readCode('oiL0-1111-OOOO')).toBe('011011110000');
    expect(readCode(' 123 456 ')).toBe('123456');
  });

  it('is told from a code of six digits, and from what is neither', () => {
    expect(isRecoveryCode('123456')).toBe(false);
    expect(isRecoveryCode('123456789012')).toBe(true);
    for (const wrong of ['', '12345', '1234567', '7KQM2XRT9AB', '7KQM2XRT9ABDE', '7KQM2XRT9ABU', '١٢٣٤٥٦'])
      expect(wrong).not.toMatch(CODE_SHAPE);
  });

  it('is made of signs that stay themselves when read, and found by its first two', () => {
    const codes = makeCodes(10, counting());
    expect(codes).toHaveLength(10);
    expect(new Set(codes.map((code) => partsOf(code).selector)).size).toBe(10);
    for (const code of codes) {
      expect(readCode(grouped(code))).toBe(code);
      expect(code).toMatch(CODE_SHAPE);
    }
  });

  it('is made again when its first two signs are another’s', () => {
    let asked = 0;
    const stuck = (length: number) => {
      asked += 1;
      return new Uint8Array(length).fill(Math.floor(asked / 2));
    };
    expect(new Set(makeCodes(3, stuck).map((code) => code.slice(0, 2))).size).toBe(3);
  });
});

describe('the site of a passkey', () => {
  const site = passkeySite('https://merveille.fr');
  const here = { origin: 'https://merveille.fr', secure: true, able: true };

  it('is a name and one origin, with its port', () => {
    expect(passkeySite('http://localhost:4321')).toEqual({
      id: 'localhost',
      origin: 'http://localhost:4321',
    });
  });

  it('works there, and says why elsewhere', () => {
    expect(passkeyTrouble(site, here)).toBeNull();
    expect(passkeyTrouble(site, { ...here, origin: 'https://www.merveille.fr' })).toBe('elsewhere');
    expect(passkeyTrouble(site, { ...here, secure: false })).toBe('insecure');
    expect(passkeyTrouble(site, { ...here, able: false })).toBe('browser');
    for (const number of ['http://127.0.0.1:4321', 'https://[::1]', 'https://203.0.113.7'])
      expect(passkeyTrouble(passkeySite(number), { ...here, origin: number })).toBe('number');
  });
});

describe('a device', () => {
  const chrome = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

  it('keeps its kind when its browser is brought up to date', () => {
    expect(deviceName(chrome)).toBe('Chrome sur Android');
    expect(deviceKind(chrome.replace('140', '151'))).toBe(deviceKind(chrome));
    expect(deviceKind(chrome.replace('Android 15', 'Windows NT 10.0'))).not.toBe(deviceKind(chrome));
    expect(deviceKind('curl/8.5.0')).toBe(deviceKind('curl/9.1'));
    expect(deviceKind('curl/8.5.0')).not.toBe(deviceKind('Wget/1.2'));
  });

  it('is at a network, not at an address', () => {
    expect(networkOf('203.0.113.7')).toBe(networkOf('203.0.113.200'));
    expect(networkOf('::ffff:203.0.113.7')).toBe(networkOf('203.0.113.200'));
    expect(networkOf('203.0.114.7')).not.toBe(networkOf('203.0.113.7'));
    expect(networkOf('2001:db8:7:1::5')).toBe(networkOf('2001:db8:7:ffff::1'));
    expect(networkOf('2001:db8:8::5')).not.toBe(networkOf('2001:db8:7::5'));
    expect(networkOf('')).toBe('');
  });
});
