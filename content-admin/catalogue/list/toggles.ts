import { catalogueFr } from '../catalogue.fr.ts';
import type { BulkAction } from './Actions.tsx';

const { list: fr } = catalogueFr;

/** The two actions that put the chosen records on the site and take them off it. */
export function toggles(
  enable: (keys: readonly string[], on: boolean) => ReturnType<BulkAction['run']>,
): BulkAction[] {
  return [
    { label: fr.enable, run: (keys) => enable(keys, true) },
    { label: fr.disable, run: (keys) => enable(keys, false) },
  ];
}
