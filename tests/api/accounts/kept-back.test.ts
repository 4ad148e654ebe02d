// Whoever is let in by the head of a request may keep its body back until they are shown out.
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { rolesCalls } from '#src/features/accounts/roles.calls.ts';
import { securityCalls } from '#src/features/accounts/security.calls.ts';
import { FOLLOW_PATH } from '#src/features/lists/live/live.ts';
import { businessCalls } from '#src/features/merchants/business.calls.ts';
import { openCall } from '#src/server/calls/answer.ts';
import { findStream } from '#src/server/calls/streams.ts';
import { merchant } from '#src/server/db/schema/index.ts';
import { createApi } from '#src/server/http/api.ts';
import { CAST, join, type Member, PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { BUSINESS } from '#tests/support/business.ts';
import { mailsTo } from '#tests/support/cagnotte.ts';
import { prove } from '#tests/support/prove.ts';

let app: TestApp;
let ines: Member;
let camille: Member;
let rose: Member;
let merchant_uuid = '';

beforeAll(async () => {
  app = await startTestApp();
  [ines, camille, rose] = [await join(app, 'ines'), await join(app, 'camille'), await join(app, 'rose')];
  merchant_uuid = (await app.as(ines.token, () => businessCalls.create(BUSINESS))).merchant.uuid;
});
afterAll(() => app.close());

const login = async (email: string) =>
  (await accountCalls.loginWithPassword({ email, password: PASSWORD })).token;

/** A request that says more than its head once `meanwhile` is done. */
const keptBack = (token: string, body: unknown, meanwhile: () => Promise<unknown>) => ({
  authorization: `Bearer ${token}`,
  arrived: () => false,
  async body() {
    await meanwhile();
    return JSON.stringify(body);
  },
});
const send = (path: string, ...kept: Parameters<typeof keptBack>) => app.send(path, '', keptBack(...kept));

describe('a body that is kept back', () => {
  let thief = '';
  beforeEach(async () => {
    thief = await login(CAST.ines.email);
  });
  const everywhere = () => app.as(ines.token, () => securityCalls.endSessions({}));

  it('does and reads nothing once its session is over', async () => {
    const asks: [string, unknown][] = [
      ['/api/user/get_my_info', {}],
      ['/api/user/list_sessions', {}],
      ['/api/business/open_session', { merchant_uuid }],
    ];
    for (const [path, body] of asks) {
      const { status } = await send(path, await login(CAST.ines.email), body, everywhere);
      expect(status, path).toBe(401);
    }
    expect((await send('/api/user/get_my_info', ines.token, {}, everywhere)).status).toBe(200);
  });

  it('opens no stream either', async () => {
    const stream = findStream(FOLLOW_PATH);
    if (!stream) throw new Error('Expected a stream');
    const asked = {
      ...keptBack(thief, { list_uuid: ines.listUuid }, everywhere),
      path: FOLLOW_PATH,
      contentType: 'application/json',
      sessionUuid: null,
      ip: '127.0.0.1',
      userAgent: 'tests',
      requestId: 'test',
    };
    await expect(openCall(app.services, stream, asked)).rejects.toMatchObject({ status: 401 });
  });

  it('changes nothing of a business whose member was taken out, or made less, meanwhile', async () => {
    const { db } = app.services.database;
    const shop = (await app.as(ines.token, () => businessCalls.openSession({ merchant_uuid }))).token;
    await app.as(shop, () => businessCalls.inviteMember({ email: CAST.camille.email }));
    const mail = (await mailsTo(app, CAST.camille.email)).at(-1)?.text ?? '';
    const token = /\/i\/business\/invitation\/([\w-]+)/.exec(mail)?.[1] ?? '';
    await app.as(camille.token, () => businessCalls.acceptInvitation({ token }));
    await prove(app, shop);
    const role = (as: 'owner' | 'member') =>
      app.as(shop, () => businessCalls.setRole({ email: CAST.camille.email, role: as }));
    await role('owner');
    const theirs = (await app.as(camille.token, () => businessCalls.openSession({ merchant_uuid }))).token;
    const lessened = await send('/api/business/overview', theirs, {}, () => role('member'));
    expect(lessened.status).toBe(403);
    const update = { description: 'Fermé pour toujours' };
    const out = () => app.as(shop, () => businessCalls.removeMember({ email: CAST.camille.email }));
    expect((await send('/api/business/update', theirs, update, out)).status).toBe(401);
    const [row] = await db.select().from(merchant).where(eq(merchant.uuid, merchant_uuid));
    expect(row?.description).toBe('');
  });

  it('does nothing of the staff’s once the right is gone', async () => {
    const { id } = (await app.as(rose.token, () => rolesCalls.listRoles())).items[0] ?? { id: 0 };
    await prove(app, rose.token);
    const give = (ids: number[]) =>
      app.as(rose.token, () => rolesCalls.setRoles({ user_uuid: camille.uuid, role_ids: ids }));
    await give([id]);
    const staff = await login(CAST.camille.email);
    const { status } = await send('/api/content/list_media', staff, {}, () => give([]));
    expect(status).toBe(401);
  });

  it('is told by the connection itself: its head lets in, the rest comes after', async () => {
    const letIn = Promise.withResolvers<void>();
    const authenticate: typeof app.services.authenticate = async (token, from) => {
      const actor = await app.services.authenticate(token, from);
      letIn.resolve();
      return actor;
    };
    const none = async () => ({ status: 404, json: {} });
    const api = createApi({ ...app.services, authenticate }, { version: 'test', webhook: none });
    const server = createServer((req, res) => void api.handle(req.url ?? '/', 'test', { req, res }));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
    const head = ['POST /api/user/get_my_info HTTP/1.1', 'host: exemple.fr', 'connection: close'];
    head.push('content-type: application/json', `authorization: Bearer ${thief}`, 'content-length: 2');
    socket.write(`${head.join('\r\n')}\r\n\r\n{`);
    await letIn.promise;
    await everywhere();
    socket.write('}');
    let answer = '';
    for await (const part of socket) answer += part;
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    api.close();
    await new Promise((done) => server.close(done));
  });
});
