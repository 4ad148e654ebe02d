import { asc } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { template } from '#src/server/db/schema/index.ts';
import { NAMESPACES } from './content.ts';
import type { templateCalls } from './template.calls.ts';
import { findTemplate, usesOf } from './template-rows.server.ts';
import { BUILTIN_TEMPLATES } from './templates.ts';

type Browse = typeof templateCalls.browseTemplates;

interface Named {
  namespace: string;
  name: string;
}
const keyOf = ({ namespace, name }: Named) => `${namespace}/${name}`;
const place = (one: Named) => NAMESPACES.indexOf(one.namespace as (typeof NAMESPACES)[number]);

/** Every name, those built in with them: by kind of content, the one that stands for the kind first. */
async function allNames(db: Db): Promise<Named[]> {
  const saved = await db
    .select({ namespace: template.namespace, name: template.name })
    .from(template)
    .orderBy(asc(template.name));
  const known = new Set(saved.map(keyOf));
  const builtin = Object.keys(BUILTIN_TEMPLATES).map((name) => ({ namespace: name, name }));
  return [...builtin.filter((one) => !known.has(keyOf(one))), ...saved].sort(
    (a, b) => place(a) - place(b) || Number(b.name === b.namespace) - Number(a.name === a.namespace),
  );
}

/** A page of the templates; `shown` is the one that is open, on whichever page it stands. */
async function browseTemplates(
  { db }: Ctx,
  { query, page, per_page, shown }: InputOf<Browse>,
): Promise<OutputOf<Browse>> {
  const words = query.trim().toLowerCase();
  const all = await allNames(db);
  const found = words === '' ? all : all.filter((one) => keyOf(one).includes(words));
  const items = [];
  for (const one of found.slice((page - 1) * per_page, page * per_page)) items.push(await counted(db, one));
  const open = all.find((one) => keyOf(one) === shown);
  return { items, page, per_page, total: found.length, shown: open ? await counted(db, open) : null };
}

async function counted(db: Db, one: Named) {
  const fields = BUILTIN_TEMPLATES[one.name as keyof typeof BUILTIN_TEMPLATES] ?? [];
  const builtin = { ...one, id: 0, fields: fields.map((field) => ({ ...field })), builtin: true };
  return { ...((await findTemplate(db, one)) ?? builtin), uses: await usesOf(db, one) };
}

export const templateBrowseVerbs = { browseTemplates };
