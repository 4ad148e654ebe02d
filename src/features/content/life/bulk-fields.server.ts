import { inArray } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { DomainError } from '#src/calls/domain-error.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { content } from '#src/server/db/schema/index.ts';
import type { ContentRow } from '../content-rows.server.ts';
import { type ParsedDocument, parseContentDocument } from '../document.ts';
import { changeable } from '../editor.server.ts';
import { lockContent, templateFields } from '../editor-rows.server.ts';
import { setField } from '../front-matter/set-field.ts';
import { contentRefusalFr } from '../refusals.fr.ts';
import { renderAhead } from '../rendering/render.server.ts';
import { checked, save } from '../saving.server.ts';
import { oneByOne } from './bulk.server.ts';
import type { lifeCalls } from './life.calls.ts';
import type { BulkFields } from './life.ts';

/** Gives several items a category, an author or tags: each header is changed to the byte, or its item refused. */
async function bulkFields(
  ctx: Ctx,
  { ids, set }: InputOf<typeof lifeCalls.bulkFields>,
): Promise<OutputOf<typeof lifeCalls.bulkFields>> {
  // Laid out before the transactions that save them.
  const rows = await ctx.db.select({ md: content.md }).from(content).where(inArray(content.id, ids));
  for (const { md } of rows) await renderAhead(md);
  return oneByOne(ctx, ids, (id) => inTransaction(ctx, async (tx) => one(tx, id, set)));
}

async function one(tx: Ctx, id: number, set: BulkFields): Promise<void> {
  const row = await changeable(tx, await lockContent(tx.db, id));
  if (row.draftMd !== null && row.status === 'published')
    throw new DomainError('conflict', contentRefusalFr.draftBeside);
  const md = await changed(tx, row, set);
  if (md === (row.draftMd ?? row.md)) return;
  await save(tx, row, { document: await checked(tx, md), kind: 'save' });
}

async function changed(tx: Ctx, row: ContentRow, set: BulkFields): Promise<string> {
  const before = row.draftMd ?? row.md;
  const document = parseContentDocument(before);
  const template = (await templateFields(tx.db, document.namespace, document.template)) ?? [];
  const names = template.map(({ name }) => name);
  const order = ['namespace', 'slug', 'title', 'template', ...names];
  let md = before;
  for (const [name, value] of Object.entries(valuesOf(document, set))) {
    if (!names.includes(name)) throw new DomainError('field_invalid', contentRefusalFr.noSuchField(name));
    const next = setField(md, { name, value }, order);
    if (next === md && !same(document.fields[name], value))
      throw new DomainError('field_invalid', contentRefusalFr.byHand(name));
    md = next;
  }
  return md;
}

/** The fields that are asked for, as they will be; `undefined` takes one away. */
function valuesOf({ fields }: ParsedDocument, set: BulkFields): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  if (set.category !== undefined) values.category = set.category ?? undefined;
  if (set.author !== undefined) values.author = set.author ?? undefined;
  if (set.add_tags.length + set.remove_tags.length === 0) return values;
  const tags = Array.isArray(fields.tags) ? fields.tags.map(String) : [];
  const kept = [...new Set([...tags, ...set.add_tags])].filter((tag) => !set.remove_tags.includes(tag));
  return { ...values, tags: kept.length > 0 ? kept : undefined };
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

export const bulkFieldVerbs = { bulkFields };
