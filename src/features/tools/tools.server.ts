import { asc } from 'drizzle-orm';
import { findPublished, publishedIn } from '#src/features/content/reading.server.ts';
import { type ToolKind, toolKind } from '#src/features/content/tool-kind.ts';
import { allFirstNames } from '#src/features/first-names/first-names.server.ts';
import { readSource, type Source } from '#src/lib/source.ts';
import type { Db } from '#src/server/db/connect.ts';
import { classification } from '#src/server/db/schema/index.ts';
import { pageTag } from '#src/server/page-store/tags.ts';
import { bagBlocks, EVERYBODY } from './bag/bag.tool.ts';
import { loadTool } from './browser-tools.ts';
import type { Option } from './form/field.ts';
import { nameFinderTool } from './names/name-finder.tool.ts';
import { type Question, questionsOf } from './questions.ts';
import type { Block } from './result/result.ts';
import type { Tool } from './tool.ts';
import { undatedSchedule, vaccinesTool } from './vaccines/vaccines.tool.ts';

export interface ToolContent {
  slug: string;
  title: string;
  description: string;
  html: string;
  kind: ToolKind;
  sources: Source[];
  questions: Question[];
  /** Of its page, as they are written in its header. */
  fields: Row['fields'];
}

type Row = NonNullable<Awaited<ReturnType<typeof findPublished>>>;

/** A published tool whose calculator this site knows; null otherwise. */
export async function findTool(db: Db, slug: string): Promise<ToolContent | null> {
  const row = await findPublished(db, 'tool', slug);
  return row ? toTool(row) : null;
}

export async function allTools(db: Db): Promise<ToolContent[]> {
  const rows = await publishedIn(db, 'tool', 50);
  return rows.flatMap((row) => toTool(row) ?? []);
}

function toTool({ slug, title, html, excerpt, fields }: Row): ToolContent | null {
  const kind = toolKind(fields.tool);
  if (!kind) return null;
  const sources = Array.isArray(fields.sources) ? fields.sources.map(String).map(readSource) : [];
  const description = typeof fields.description === 'string' ? fields.description : excerpt;
  return { slug, title, description, html, kind, sources, questions: questionsOf(html), fields };
}

/** Reads what a form needs from the site: the categories of the catalogue, for the budget. */
export async function optionsOf(db: Db, kind: ToolKind): Promise<Option[]> {
  if (kind !== 'budget') return [];
  pageTag('classifications');
  const rows = await db
    .select({ value: classification.slug, label: classification.label })
    .from(classification)
    .orderBy(asc(classification.position));
  return rows;
}

/** The calculator, with the site's own data where it needs some. */
export async function calculatorOf(db: Db, kind: ToolKind, options: readonly Option[]): Promise<Tool> {
  if (kind === 'name-finder') return nameFinderTool(await allFirstNames(db));
  if (kind === 'vaccines') return vaccinesTool();
  const tool = await loadTool(kind, options);
  if (!tool) throw new Error(`no calculator for ${kind}`);
  return tool;
}

/** Gives what the page shows before anything was asked: a list, a table; nothing for most tools. */
export function previewOf(kind: ToolKind): readonly Block[] {
  if (kind === 'bag') return bagBlocks(EVERYBODY);
  return kind === 'vaccines' ? undatedSchedule() : [];
}
