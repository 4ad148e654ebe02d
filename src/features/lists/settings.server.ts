import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { InputOf } from '#src/calls/contract.ts';
import { DomainError } from '#src/calls/domain-error.ts';
import { INVALID } from '#src/lib/validation.fr.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { list, themeCover } from '#src/server/db/schema/index.ts';
import { getOwnList, type Seen } from './access.server.ts';
import { type Design, type DesignPart, designOf } from './design.ts';
import { unhushed } from './hushed.ts';
import type { listCalls } from './list.calls.ts';
import { saveList } from './list.server.ts';
import { isPropKey, PROP_MAX, PROPS_MAX } from './list.ts';
import { whenSurpriseEnds } from './owners/surprise-ended.server.ts';
import { listRefusalFr } from './refusals.fr.ts';
import { isSetting, SETTINGS, type Settings, settingsOf } from './settings.ts';

export async function updateSetting(ctx: Ctx, input: InputOf<typeof listCalls.updateSetting>) {
  const own = await getOwnList(ctx, input.list_uuid);
  const checked = checkSetting(input.setting_name, input.val, { name: 'setting_name', value: 'val' });
  return {
    settings: await storeSettings(ctx, own, {
      changes: { [input.setting_name]: checked },
      confirmed: input.confirm,
    }),
  };
}

/** All or nothing; `ignore_unknown` leaves names aside that are no setting. */
export async function updateSettings(ctx: Ctx, input: InputOf<typeof listCalls.updateSettings>) {
  const own = await getOwnList(ctx, input.list_uuid);
  const checked: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input.props)) {
    if (input.ignore_unknown && !isSetting(name)) continue;
    const field = `props.${name}`;
    checked[name] = checkSetting(name, value, { name: field, value: field });
  }
  return { settings: await storeSettings(ctx, own, { changes: checked, confirmed: input.confirm }) };
}

function checkSetting(name: string, value: unknown, fields: { name: string; value: string }): unknown {
  if (!isSetting(name)) {
    const sentence = listRefusalFr.settingUnknown;
    throw new DomainError('setting_unknown', sentence, { fields: { [fields.name]: sentence } });
  }
  const read = z.safeParse(SETTINGS[name].shape as z.ZodMiniType, value);
  if (read.success) return read.data;
  const sentence = read.error.issues[0]?.message ?? INVALID;
  throw new DomainError('invalid_input', sentence, { fields: { [fields.value]: sentence } });
}

interface Asked {
  changes: Record<string, unknown>;
  confirmed: boolean;
}

function storeSettings(ctx: Ctx, own: Seen, { changes, confirmed }: Asked): Promise<Settings> {
  return changing(ctx, own, async (tx, fresh) => {
    const shown = unhushed(fresh.row, changes);
    const settings = { ...(shown.settings ?? fresh.row.settings), ...changes };
    const values = { ...shown, settings };
    await whenSurpriseEnds(tx, { before: fresh.row, after: { ...fresh.row, ...values } }, { confirmed });
    await saveList(tx, fresh, values);
    return settingsOf(settings);
  });
}

export async function updateProp(ctx: Ctx, input: InputOf<typeof listCalls.updateProp>) {
  const own = await getOwnList(ctx, input.list_uuid);
  const checked = checkProp(input.prop_key, input.val, { key: 'prop_key', value: 'val' });
  return { props: await storeProps(ctx, own, [checked]) };
}

export async function updateManyProps(ctx: Ctx, input: InputOf<typeof listCalls.updateManyProps>) {
  const own = await getOwnList(ctx, input.list_uuid);
  const checked = Object.entries(input.props).map(([key, value]) =>
    checkProp(key, value, { key: `props.${key}`, value: `props.${key}` }),
  );
  return { props: await storeProps(ctx, own, checked) };
}

type Prop = [key: string, value: string | null];

function checkProp(key: string, value: unknown, fields: { key: string; value: string }): Prop {
  const refuse = (field: string, sentence: string) =>
    new DomainError('invalid_input', sentence, { fields: { [field]: sentence } });
  if (!isPropKey(key)) throw refuse(fields.key, listRefusalFr.propName);
  if (value !== null && (typeof value !== 'string' || value.length > PROP_MAX))
    throw refuse(fields.value, listRefusalFr.propText(PROP_MAX));
  return [key, value];
}

/** A null value removes its key. */
function storeProps(ctx: Ctx, own: Seen, changes: Prop[]): Promise<Record<string, string>> {
  return changing(ctx, own, async (tx, fresh) => {
    const props = { ...fresh.row.props };
    for (const [key, value] of changes) {
      if (value === null) delete props[key];
      else props[key] = value;
    }
    if (Object.keys(props).length > PROPS_MAX)
      throw new DomainError('invalid_input', listRefusalFr.propsFull(PROPS_MAX));
    await saveList(tx, fresh, { props });
    return props;
  });
}

export async function updateDesign(
  ctx: Ctx,
  input: InputOf<typeof listCalls.updateDesign>,
): Promise<{ design: Design }> {
  const own = await getOwnList(ctx, input.list_uuid);
  if (input.design.customCover) await requireKnownCover(ctx, input.design.customCover);
  return changing(ctx, own, async (tx, fresh) => {
    const before = fresh.row.design as DesignPart;
    const design = { ...before, ...input.design, color: { ...before.color, ...input.design.color } };
    await saveList(tx, fresh, { design });
    return { design: designOf(design) };
  });
}

/** Pictures are never hot-linked: a cover is one of ours, or of the site's themes. */
async function requireKnownCover(ctx: Ctx, url: string): Promise<void> {
  if (/^\/media\/[\w-]+\/\d+\.webp$/.test(url)) return;
  const known = await ctx.db.select({ id: themeCover.id }).from(themeCover).where(eq(themeCover.cdnUrl, url));
  if (known.length > 0) return;
  const sentence = listRefusalFr.coverForeign;
  throw new DomainError('invalid_input', sentence, { fields: { 'design.customCover': sentence } });
}

/** Reads the list again under a lock: two changes of one JSON column must not lose each other. */
function changing<T>(ctx: Ctx, own: Seen, work: (tx: Ctx, fresh: Seen) => Promise<T>): Promise<T> {
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db.select().from(list).where(eq(list.id, own.row.id)).for('no key update');
    return work(tx, { ...own, row: row ?? own.row });
  });
}
