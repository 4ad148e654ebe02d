import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { type Inspection, inspect } from '../document/inspect.ts';
import { $templates } from '../document/known-templates.ts';

/** The inspection of the open text, made again when it changes and when its template does. */
export function useInspection(text: string): Inspection {
  const templates = useStore($templates);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `inspect` reads the templates from their store
  return useMemo(() => inspect(text), [text, templates]);
}
