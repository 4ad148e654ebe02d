import { unlessTooDeep } from '#src/features/content/rendering/too-deep.ts';
import { type LetterBody, layBody, type ToLay } from './letter-body.ts';

export const run = (input: ToLay): LetterBody | null => unlessTooDeep(() => layBody(input));
