import { findPublished, publishedIn } from '#src/features/content/reading.server.ts';
import type { Db } from '#src/server/db/connect.ts';
import { type ToolKind, toolKind } from './tool-kind.ts';

export interface Tool {
  slug: string;
  title: string;
  description: string;
  html: string;
  kind: ToolKind;
  sources: string[];
}

type Row = NonNullable<Awaited<ReturnType<typeof findPublished>>>;

/** A published tool whose calculator this site knows; null otherwise. */
export async function findTool(db: Db, slug: string): Promise<Tool | null> {
  const row = await findPublished(db, 'tool', slug);
  return row ? toTool(row) : null;
}

export async function allTools(db: Db): Promise<Tool[]> {
  const rows = await publishedIn(db, 'tool', 50);
  return rows.flatMap((row) => toTool(row) ?? []);
}

function toTool({ slug, title, html, excerpt, fields }: Row): Tool | null {
  const kind = toolKind(fields.tool);
  if (!kind) return null;
  const sources = Array.isArray(fields.sources) ? fields.sources.map(String) : [];
  const description = typeof fields.description === 'string' ? fields.description : excerpt;
  return { slug, title, description, html, kind, sources };
}
