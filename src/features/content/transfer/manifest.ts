import * as z from 'zod/mini';
import { Cover } from '#src/features/media/cover.ts';
import { FOLDER_MAX, LABEL_MAX, LABELS_MAX } from '#src/features/media/media.ts';
import { SLUG_SHAPE } from '#src/lib/slug.ts';
import type { media, template } from '#src/server/db/schema/index.ts';
import { LINE_KEY, LINES_MAX } from '../checklist/checklist.ts';
import { NAMESPACES } from '../content.ts';
import { templateField } from '../template.calls.ts';
import { address } from './addresses.ts';

/** Beside the documents: what their headers do not say. */
export const MANIFEST = 'manifest.json';
export const MANIFEST_MOST = 64 * 1024 * 1024;

export interface Manifest {
  contents: Record<string, KnownDocument | undefined>;
  templates: Pick<typeof template.$inferInsert, 'name' | 'namespace' | 'fields'>[];
  media: Omit<typeof media.$inferInsert, 'uploadedBy' | 'createdAt' | 'updatedAt'>[];
}
export interface KnownDocument {
  status: 'draft' | 'scheduled' | 'published';
  published_at: string | null;
  /** When it goes live, for one that is scheduled; when it ends. */
  scheduled_at?: string | null | undefined;
  unpublish_at?: string | null | undefined;
  /** The day by which it is wanted. */
  due_on?: string | undefined;
  /** The reading that its header names was of this very text. */
  review_holds?: boolean | undefined;
  /** The lines of its template's checklist that are ticked, by their keys. */
  ticked?: string[] | undefined;
}

export const NO_MANIFEST: Manifest = { contents: {}, templates: [], media: [] };

const FOLDER = /^[A-Za-z0-9_-]{16,64}$/;

const lineKey = z.string().check(z.regex(LINE_KEY));
const percent = z.int().check(z.gte(0), z.lte(100));
const instant = z.iso.datetime({ offset: true });

const Shape = z.object({
  contents: z._default(
    z.record(
      z.string(),
      z.object({
        status: z.enum(['draft', 'scheduled', 'published']),
        published_at: z.nullable(instant),
        scheduled_at: z.optional(z.nullable(instant)),
        unpublish_at: z.optional(z.nullable(instant)),
        due_on: z.optional(z.iso.date()),
        review_holds: z.optional(z.boolean()),
        ticked: z.optional(z.array(lineKey).check(z.maxLength(LINES_MAX))),
      }),
    ),
    {},
  ),
  templates: z._default(
    z.array(
      z.object({
        name: z.string().check(z.regex(SLUG_SHAPE)),
        namespace: z.enum(NAMESPACES),
        fields: z.array(templateField).check(z.maxLength(60)),
      }),
    ),
    [],
  ),
  media: z._default(
    z.array(
      z.object({
        hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
        name: z._default(z.nullable(z.string().check(z.maxLength(160))), null),
        url: address,
        cover: z.extend(Cover, { url: address }),
        alt: z._default(z.string().check(z.maxLength(1000)), ''),
        folder: z._default(z.nullable(z.string().check(z.regex(FOLDER))), null),
        keys: z._default(z.array(z.string().check(z.regex(FOLDER))), []),
        filename: z._default(z.string().check(z.maxLength(300)), ''),
        weight: z._default(z.int(), 0),
        look: z._default(z.string().check(z.maxLength(64)), ''),
        avif: z._default(z.boolean(), false),
        shelf: z._default(z.string().check(z.maxLength(FOLDER_MAX)), ''),
        labels: z._default(
          z.array(z.string().check(z.maxLength(LABEL_MAX))).check(z.maxLength(LABELS_MAX)),
          [],
        ),
        focusX: z._default(z.nullable(percent), null),
        focusY: z._default(z.nullable(percent), null),
      }),
    ),
    [],
  ),
});

/** Reads a manifest; null when it is not one of ours, whatever else it may be. */
export function readManifest(text: string): Manifest | null {
  try {
    const read = Shape.safeParse(JSON.parse(text));
    return read.success ? (read.data as Manifest) : null;
  } catch {
    return null;
  }
}
