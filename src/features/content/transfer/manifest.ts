import type { media, template } from '#src/server/db/schema/index.ts';

/** Beside the documents: what their headers do not say. */
export const MANIFEST = 'manifest.json';

export interface Manifest {
  contents: Record<
    string,
    { status: 'draft' | 'scheduled' | 'published'; published_at: string | null } | undefined
  >;
  templates: Pick<typeof template.$inferInsert, 'name' | 'namespace' | 'fields'>[];
  media: Omit<typeof media.$inferInsert, 'uploadedBy' | 'createdAt' | 'updatedAt'>[];
}
