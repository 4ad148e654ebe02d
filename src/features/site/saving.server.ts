import { and, count, desc, eq } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { DomainError } from '#src/calls/domain-error.ts';
import { audit } from '#src/server/audit.ts';
import { isPerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { querierOf } from '#src/server/db/querier.ts';
import { person, siteSetting, siteSettingRevision } from '#src/server/db/schema/index.ts';
import { recordPublish } from '#src/server/page-store/outbox.ts';
import { settingsFr } from './settings.fr.ts';
import { settingTag, shownSetting } from './settings.server.ts';
import { SECTIONS, type Section } from './settings.ts';
import type { siteCalls } from './site.calls.ts';

const HISTORY_PER_PAGE = 20;

/** Revision 0 is what the site starts with: nobody saved that section yet. */
async function getSiteSettings({ db }: Ctx): Promise<OutputOf<typeof siteCalls.getSiteSettings>> {
  const rows = await db
    .select({
      key: siteSetting.key,
      value: siteSetting.value,
      revision: siteSetting.revision,
      updatedAt: siteSetting.updatedAt,
      author: person.email,
    })
    .from(siteSetting)
    .leftJoin(person, eq(siteSetting.updatedBy, person.id));
  const saved = new Map(rows.map((row) => [row.key, row]));
  return {
    items: SECTIONS.map((section) => {
      const row = saved.get(section);
      return {
        section,
        revision: row?.revision ?? 0,
        updated_at: row?.updatedAt.toISOString() ?? null,
        author: row?.author ?? null,
        value: shownSetting(section, row?.value),
      };
    }),
  };
}

async function saveSiteSetting(
  ctx: Ctx,
  input: InputOf<typeof siteCalls.saveSiteSetting>,
): Promise<OutputOf<typeof siteCalls.saveSiteSetting>> {
  const { section, value } = input;
  const by = isPerson(ctx.actor) ? ctx.actor.personId : null;
  await inTransaction(ctx, (tx) => saveSection(tx, input, by));
  return {
    section,
    revision: input.revision + 1,
    value: shownSetting(section, value),
    updated_at: ctx.now.toISOString(),
    author: isPerson(ctx.actor) ? ctx.actor.email : null,
    pages: ctx.services.publisher.pathsTagged([settingTag(section)]).length,
  };
}

/** Saves and publishes a section as a new revision, in the caller's transaction. Throws revision_conflict. */
export async function saveSection(
  tx: Ctx,
  input: InputOf<typeof siteCalls.saveSiteSetting>,
  by: number | null,
): Promise<void> {
  const { section, value } = input;
  const revision = input.revision + 1;
  await replace(tx, input, by);
  await tx.db.insert(siteSettingRevision).values({ key: section, revision, value, authorId: by });
  await audit(tx, { action: 'settings.save', target: `settings:${section}`, detail: { revision } });
  await recordPublish(querierOf(tx.db), [settingTag(section)]);
  tx.afterCommit(() => {
    tx.services.publisher.kick().catch((error) => tx.services.log.error({ err: error }, 'publish'));
  });
}

/** One statement decides who was first, whether the section was ever saved or not. */
async function replace(
  tx: Ctx,
  input: InputOf<typeof siteCalls.saveSiteSetting>,
  updatedBy: number | null,
): Promise<void> {
  const values = { value: input.value, revision: input.revision + 1, updatedAt: tx.now, updatedBy };
  const saved =
    input.revision === 0
      ? await tx.db
          .insert(siteSetting)
          .values({ key: input.section, ...values })
          .onConflictDoNothing()
          .returning()
      : await tx.db
          .update(siteSetting)
          .set(values)
          .where(and(eq(siteSetting.key, input.section), eq(siteSetting.revision, input.revision)))
          .returning();
  if (saved.length === 0) throw await conflict(tx, input.section);
}

async function conflict(tx: Ctx, section: Section): Promise<DomainError> {
  const { items } = await getSiteSettings(tx);
  return new DomainError('revision_conflict', settingsFr.errors.conflict, {
    extra: { setting: items.find((item) => item.section === section) },
  });
}

async function siteSettingHistory(
  { db }: Ctx,
  { section, page }: InputOf<typeof siteCalls.siteSettingHistory>,
): Promise<OutputOf<typeof siteCalls.siteSettingHistory>> {
  const of = eq(siteSettingRevision.key, section);
  const [found] = await db.select({ total: count() }).from(siteSettingRevision).where(of);
  const rows = await db
    .select({
      revision: siteSettingRevision.revision,
      value: siteSettingRevision.value,
      at: siteSettingRevision.at,
      author: person.email,
    })
    .from(siteSettingRevision)
    .leftJoin(person, eq(siteSettingRevision.authorId, person.id))
    .where(of)
    .orderBy(desc(siteSettingRevision.revision))
    .limit(HISTORY_PER_PAGE)
    .offset((page - 1) * HISTORY_PER_PAGE);
  return {
    items: rows.map(({ at, value, ...row }) => ({
      ...row,
      section,
      updated_at: at.toISOString(),
      value: shownSetting(section, value),
    })),
    page,
    per_page: HISTORY_PER_PAGE,
    total: Number(found?.total ?? 0),
  };
}

export const settingVerbs = { getSiteSettings, saveSiteSetting, siteSettingHistory };
