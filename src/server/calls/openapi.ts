import { setImmediate as nextTurn } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Access, Contract } from '#src/calls/contract.ts';
import { siteName } from '#src/lib/site-name.ts';
import { ONCE_HEADER } from './once.ts';
import { propertiesOf } from './query-input.ts';
import type { DescribedStream } from './streams.ts';

const ENVELOPE_ERROR = {
  type: 'object',
  required: ['err', 'code'],
  properties: {
    err: { type: 'string', description: 'French sentence to show' },
    code: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
};

const ONCE_PARAMETER = {
  name: ONCE_HEADER,
  in: 'header',
  description: 'The same at each try: the call is done once, and answered the same for a day',
  schema: { type: 'string', minLength: 16, maxLength: 200 },
};

/** The callers of the public document: whoever signs in, and whoever does not. */
const PUBLIC: ReadonlySet<Access> = new Set(['anyone', 'user', 'session', 'test', 'demo']);

/** True for a call that anyone or a person may make; sellers' and staff's are in the other document. */
export const isPublic = ({ access }: Pick<Contract, 'access'>) => PUBLIC.has(access);

/** Calls described in one go: a few milliseconds. */
const AT_ONCE = 8;

/**
 * OpenAPI 3.1 of these calls and streams, from the schemas that validate them. Others are answered while it is made.
 */
export async function openApi(
  contracts: Contract[],
  version: string,
  streams: DescribedStream[] = [],
): Promise<Record<string, unknown>> {
  const paths: Record<string, unknown> = {};
  for (const [n, contract] of contracts.entries()) {
    if (n % AT_ONCE === 0) await nextTurn();
    const post = operation(contract);
    paths[contract.path] = contract.get ? { post, get: reading(contract, post) } : { post };
  }
  for (const stream of streams) paths[stream.path] = { post: streaming(stream) };
  return {
    openapi: '3.1.0',
    info: { title: siteName(), version },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
}

type Asked = Pick<Contract, 'path' | 'access' | 'about' | 'codes' | 'input'>;

/** The question of a call or of a stream: who may ask it, and its input. */
function asked({ path, access, about, codes, input }: Asked) {
  const [, , group, name] = path.split('/');
  return {
    operationId: `${group}.${name}`,
    tags: [group],
    ...(about ? { summary: about } : {}),
    'x-access': access,
    'x-codes': [...(codes ?? [])],
    ...(['anyone', 'test', 'demo'].includes(access) ? {} : { security: [{ bearer: [] }] }),
    requestBody: { required: true, content: jsonOf(schemaOf(input, 'input')) },
  };
}

/** An answer that goes on, event by event; refused before its first one, it is the usual envelope. */
function streaming(stream: DescribedStream): Record<string, unknown> {
  const content = {
    'text/event-stream': { schema: { type: 'string' } },
    ...jsonOf(ENVELOPE_ERROR),
  };
  return { ...asked(stream), responses: { 200: { description: stream.about, content } } };
}

function operation(contract: Contract): Record<string, unknown> {
  const shared = asked(contract);
  return {
    ...shared,
    ...(contract.alsoFor ? { 'x-also-for': contract.alsoFor } : {}),
    'x-codes': [...shared['x-codes'], ...(contract.proof ? ['proof_required'] : [])],
    ...(contract.once ? { parameters: [ONCE_PARAMETER] } : {}),
    responses: {
      200: {
        description: 'Result, or an error the person can correct',
        content: jsonOf({
          oneOf: [
            {
              type: 'object',
              required: ['result'],
              properties: { result: schemaOf(contract.output, 'output') },
            },
            ENVELOPE_ERROR,
          ],
        }),
      },
    },
  };
}

/** The same call asked by GET: its input in the query, and an ETag on its answer. */
function reading({ input }: Contract, post: Record<string, unknown>): Record<string, unknown> {
  const { requestBody: _, operationId, ...shared } = post;
  const required = new Set(requiredOf(input));
  const parameters = Object.entries(propertiesOf(input)).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    ...('type' in schema && schema.type === 'array' ? { style: 'form', explode: false } : {}),
    schema,
  }));
  return { ...shared, operationId: `${operationId}.get`, parameters };
}

function requiredOf(input: z.ZodMiniType): string[] {
  return z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }).required ?? [];
}

function jsonOf(schema: unknown) {
  return { 'application/json': { schema } };
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): unknown {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
