import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Access } from '#src/calls/contract.ts';
import { allowed } from '../calls/access.ts';
import { actorOf, type CallRequest, refusalOf } from '../calls/answer.ts';
import { isPublic, openApi } from '../calls/openapi.ts';
import { registeredCalls } from '../calls/registry.ts';
import { registeredStreams } from '../calls/streams.ts';
import type { LimitPolicy } from '../limits.ts';
import type { Services } from '../services.ts';
import { dataHeaders } from './headers.ts';
import { send, sendJson } from './respond.ts';

/** Half a megabyte, compressed for each: a program asks for one now and then. */
const DOCUMENTS: LimitPolicy = { name: 'openapi', points: 20, seconds: 10 };

const PUBLIC_PATH = '/api/openapi.json';
const STAFF_PATH = '/api/openapi-staff.json';

type Exchange = { req: IncomingMessage; res: ServerResponse };

/** The descriptions of the API, each made once: of what anyone or a user may call, and for staff of all there is. */
export function createDocuments(services: Services, version: string) {
  const made = new Map<string, Promise<Buffer>>();
  const make = async (path: string) => {
    const told = ({ access }: { access: Access }) =>
      allowed.exists(access, services.config) && (path === STAFF_PATH || isPublic({ access }));
    const document = await openApi(registeredCalls().filter(told), version, registeredStreams().filter(told));
    return Buffer.from(JSON.stringify(document));
  };
  const documentAt = (path: string) => {
    const known = made.get(path) ?? make(path);
    made.set(path, known);
    known.catch(() => made.delete(path));
    return known;
  };
  return {
    /** The status that was answered; null where the path is none of these. */
    async serve(path: string, request: CallRequest, { req, res }: Exchange): Promise<number | null> {
      if (path !== PUBLIC_PATH && path !== STAFF_PATH) return null;
      const { https } = services.config;
      try {
        await services.limits.take(DOCUMENTS, request.ip);
        if (path === STAFF_PATH) allowed.requireStaff(await actorOf(services, request));
        const body = await documentAt(path);
        const headers: [string, string][] = [...dataHeaders(https), ['x-request-id', request.requestId]];
        await send(req, res, { status: 200, headers, body, contentType: 'application/json; charset=utf-8' });
        return 200;
      } catch (error) {
        const { status, body, headers } = refusalOf(services, request, error);
        await sendJson(req, res, { status, json: body, https, headers: Object.entries(headers) });
        return status;
      }
    },
  };
}
