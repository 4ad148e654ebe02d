import { afterAll, beforeAll, expect, it } from 'vitest';
import { mediaCalls } from '#src/features/media/media.calls.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.app.close());

it('reads no address but a public one, and says why beside it', async () => {
  for (const url of [
    'http://127.0.0.1:9/a.png',
    'http://169.254.169.254/a.png',
    'http://[::1]/a.png',
    'file:///etc/passwd',
    'a.png',
  ])
    await expect(
      desk.asRose(() => mediaCalls.fetchPicture({ url })),
      url,
    ).rejects.toMatchObject({
      code: 'image_unreachable',
      fields: { url: expect.stringMatching(/^Son adresse n’est pas/) },
    });
});

it('is closed to who writes nothing', async () => {
  const url = 'https://exemple.fr/a.png';
  await expect(desk.asInes(() => mediaCalls.fetchPicture({ url }))).rejects.toMatchObject({ status: 403 });
  await expect(mediaCalls.fetchPicture({ url })).rejects.toMatchObject({ status: 401 });
});
