import { type Shown, shownOf, type ToShow } from './shown.ts';
import { unlessTooDeep } from './too-deep.ts';

export const run = (input: ToShow): Shown | null => unlessTooDeep(() => shownOf(input));
