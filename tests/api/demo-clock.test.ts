import { afterAll, beforeAll, expect, it } from 'vitest';
import { advanceDemoClock, CLOCK_CHANNEL, clockOffsetMs } from '#src/features/money/demo-clock.server.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('a clock that was moved in one process is told to all of the database, after it was kept', async () => {
  const { services } = app;
  const heard: Promise<number>[] = [];
  const stop = await services.database.listen(CLOCK_CHANNEL, () => {
    heard.push(clockOffsetMs(services.database));
  });
  await advanceDemoClock(services, 2 * 86_400_000);
  for (let n = 0; n < 100 && heard.length === 0; n += 1) await new Promise((go) => setTimeout(go, 10));
  expect(await heard[0]).toBe(2 * 86_400_000);
  await stop();
});

it('a clock that was moved is told to browsers with each answer, and one that was not is not', async () => {
  const { services } = app;
  const ask = async () => (await app.send('/api/offer/active', '{}')).headers;
  services.moveClock(0);
  expect(await ask()).not.toHaveProperty('x-clock-ahead');
  services.moveClock(20 * 86_400_000);
  expect(Math.round(Number((await ask())['x-clock-ahead']) / 1000)).toBe(20 * 86_400);
  services.moveClock(0);
});
