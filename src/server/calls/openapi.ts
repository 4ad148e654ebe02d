import * as z from 'zod/mini';
import type { Contract } from '#src/calls/contract.ts';
import { siteName } from '#src/lib/site-name.ts';

const ENVELOPE_ERROR = {
  type: 'object',
  required: ['err', 'code'],
  properties: {
    err: { type: 'string', description: 'French sentence to show' },
    code: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
};

/** OpenAPI 3.1 of the registered calls, from the schemas that validate them. */
export function openApi(contracts: Contract[], version: string): Record<string, unknown> {
  const paths = Object.fromEntries(
    contracts.map((contract) => [contract.path, { post: operation(contract) }]),
  );
  return {
    openapi: '3.1.0',
    info: { title: siteName(), version },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
}

function operation(contract: Contract): Record<string, unknown> {
  const [, , group, name] = contract.path.split('/');
  return {
    operationId: `${group}.${name}`,
    tags: [group],
    ...(contract.about ? { summary: contract.about } : {}),
    'x-access': contract.access,
    'x-codes': [...(contract.codes ?? []), ...(contract.proof ? ['proof_required'] : [])],
    ...(['anyone', 'test', 'demo'].includes(contract.access) ? {} : { security: [{ bearer: [] }] }),
    requestBody: { required: true, content: jsonOf(schemaOf(contract.input, 'input')) },
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

function jsonOf(schema: unknown) {
  return { 'application/json': { schema } };
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): unknown {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
