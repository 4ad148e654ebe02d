import { fieldErrors } from '#src/features/content/templates.ts';
import type { TemplateField } from '#src/server/db/schema/content.ts';

/** The server's own rule for a value, so that both always agree. */
export function ruleFor<T>(serialize: (value: T) => unknown) {
  return (value: T, field: TemplateField): string | null =>
    fieldErrors({ [field.name]: serialize(value) }, [field])[field.name] ?? null;
}
