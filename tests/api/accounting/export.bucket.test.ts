// The signed days of the ledger in a bucket: written with signatures that hold, private, and written again after a fault.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { exportDays, readExport } from '#src/features/accounting/export.server.ts';
import { exportKey, publicKeyOf, verifyDay } from '#src/features/accounting/signed.server.ts';
import { addDays, parisDay } from '#src/lib/calendar-day.ts';
import { ledgerExport } from '#src/server/db/schema/index.ts';
import { mediaRoot } from '#src/server/gateways/storage.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { givenList, pay, preparedGift } from '#tests/support/cagnotte.ts';
import { type S3Double, startS3 } from '#tests/support/s3.ts';

const today = parisDay(new Date());
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const keyOf = (day: string) => `exports/ledger/${day}.jsonl`;
let s3: S3Double;
let app: TestApp;

beforeAll(async () => {
  s3 = await startS3();
  app = await startTestApp({ config: { s3: s3.config } });
  const list = await givenList(app);
  await pay(app, (await preparedGift(list.uuid, 5000)).secret);
});
afterAll(async () => {
  await app.close();
  await s3.close();
});
beforeEach(() => {
  s3.fault = null;
  s3.faulty = [];
});

const rows = () => app.services.database.db.$count(ledgerExport);

it.each<[string, number | 'silence']>([
  ['that refuses', 403],
  ['that is overloaded', 503],
  ['that says nothing', 'silence'],
])('a bucket %s leaves no row that says a day was written', async (_, fault) => {
  s3.fault = fault;
  const began = performance.now();
  await expect(exportDays(app.services, inDays(1))).rejects.toThrow();
  expect(performance.now() - began).toBeLessThan(14_000);
  expect([await rows(), s3.objects.size]).toEqual([0, 0]);
});

it('the day is written the next time, signed by us and by the request, and kept from readers', async () => {
  expect(await exportDays(app.services, inDays(1))).toEqual([today]);
  expect(s3.refused).toEqual([]);
  expect(s3.asked.at(-1)).toBe(`PUT /photos/${keyOf(today)}`);
  const kept = s3.objects.get(keyOf(today));
  expect(kept).toMatchObject({ type: 'application/jsonl', cache: 'private, no-store' });
  const key = publicKeyOf(await exportKey(app.services.database.db));
  expect(verifyDay(kept?.bytes.toString('utf8') ?? '', key)).toMatchObject({ day: today, faults: [] });
  // What readers are shown of the bucket begins elsewhere.
  expect(`${s3.config.endpoint}/photos/${keyOf(today)}`.startsWith(mediaRoot(app.services.config))).toBe(
    false,
  );
});

it('is read back as it was written, and a changed or lost object is seen', async () => {
  const text = (await readExport(app.services, today)) ?? '';
  expect(verifyDay(text, null)).toMatchObject({ day: today, faults: [] });
  const object = s3.objects.get(keyOf(today));
  if (!object) throw new Error('nothing kept');
  s3.objects.set(keyOf(today), {
    ...object,
    bytes: Buffer.from(text.replace('"amount":5000', '"amount":4000')),
  });
  expect(verifyDay((await readExport(app.services, today)) ?? '', null).faults).not.toEqual([]);
  s3.objects.delete(keyOf(today));
  expect(await readExport(app.services, today)).toBeNull();
  s3.objects.set(keyOf(today), object);
});

it('one that was written before the process stopped is written again the same, and the chain goes on', async () => {
  const tomorrow = addDays(today, 1);
  await exportDays(app.services, inDays(2));
  const before = s3.objects.get(keyOf(tomorrow))?.bytes.toString('utf8');
  await app.services.database.query('delete from ledger_export where day = $1', [tomorrow]);
  await exportDays(app.services, inDays(2));
  expect(s3.objects.get(keyOf(tomorrow))?.bytes.toString('utf8')).toBe(before);
  const first = verifyDay((await readExport(app.services, today)) ?? '', null);
  expect(verifyDay(before ?? '', null)).toMatchObject({ previous: first.head, entries: 0, faults: [] });
});
