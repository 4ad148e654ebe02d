import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Contract } from '#src/calls/contract.ts';
import { invalidInput } from '#src/server/calls/answer.ts';
import { registeredCalls } from '#src/server/calls/registry.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** The answer to a guest who sends this. */
async function refusal(path: string, body: string) {
  const answered = await app.send(path, body, {});
  return answered.body as { err: string; code: string; fields: Record<string, string> };
}

const WRONG = [undefined, null, 3, 'x', 'a\u202eb', [], [null], { a: 1 }];
/** Sentences that help nobody, and the words of a program. */
const VAGUE = /^Valeur invalide|tuple|record|undefined|invalid_|autre chose/;

/** The fields of a call's input, a level down too, each as the way to it. */
function ways(input: Contract['input']): string[][] {
  interface Node {
    properties?: Record<string, Node>;
    anyOf?: Node[];
  }
  const down = ({ properties = {} }: Node, way: string[] = []): string[][] =>
    Object.entries(properties).flatMap(([name, node]) => {
      const here = [...way, name];
      return [here, ...[node, ...(node.anyOf ?? [])].flatMap((one) => down(one, here))];
    });
  return down(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Node);
}

function holding(way: string[], wrong: unknown): object {
  return way.reduceRight<unknown>((inside, name) => ({ [name]: inside }), wrong) as object;
}

describe('whatever is sent to a call', () => {
  it('is refused field by field, in sentences of our own', () => {
    const vague = new Set<string>();
    for (const { path, input } of registeredCalls())
      for (const way of ways(input))
        for (const wrong of WRONG) {
          const read = input.safeParse(holding(way, wrong));
          const { fields = {} } = read.success ? {} : invalidInput(read.error.issues);
          for (const [name, sentence] of Object.entries(fields))
            if (VAGUE.test(sentence) || (name === '' && way.length > 0))
              vague.add(`${path} ${name}: ${sentence}`);
        }
    expect([...vague].sort()).toEqual([]);
  });

  it('is named even where its name is one that every object has', async () => {
    const { err, fields } = await refusal('/api/content/get_categories', '{"__proto__": {"count": 2}}');
    expect(err).toBe('Champ inconnu.');
    expect(Object.entries(fields)).toEqual([['__proto__', 'Champ inconnu.']]);
  });

  it('is held against what was nearest, of a field that takes several kinds', async () => {
    const gift = { list_uuid: '7b0c5a52-7b57-4d0b-9f2b-3a2c43a5f1a1', contribution: { amount: 1000 } };
    const given = async (delayed?: unknown) => {
      const { fields } = await refusal(
        '/api/publiclist/list_add_contribution',
        JSON.stringify({ ...gift, delayed }),
      );
      return fields.delayed;
    };
    expect(await given()).toBe('Ce champ est obligatoire.');
    expect(await given('demain')).toBe('Saisissez une date valide (AAAA-MM-JJ).');
    expect(await given(3)).toBe('Attendu : oui ou non, ou du texte.');
  });

  it('is told which of two is wanted', async () => {
    const { fields } = await refusal('/api/voucher/use', '{"order_hash": "abcdefghijklmnopqrstuv"}');
    expect(fields).toEqual({ code: expect.stringContaining('l’un ou l’autre') });
  });

  it('is a list where a list is wanted', async () => {
    const { err } = await refusal('/api/search/instant', '{"query": "lit", "limit": 20}');
    expect(err).toBe('Attendu : une liste.');
  });
});
