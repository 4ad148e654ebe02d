import type { TemplateField } from '#src/server/db/schema/content.ts';

/** A template as the list of templates names it, with how many contents have it. */
export interface ListedTemplate {
  id: number;
  name: string;
  namespace: string;
  fields: TemplateField[];
  builtin: boolean;
  uses: number;
}

/** The key of a template in the address and in lists: a name is unique within its kind of content. */
export const keyOf = ({ namespace, name }: { namespace: string; name: string }) => `${namespace}/${name}`;
