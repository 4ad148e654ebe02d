import { expect, it } from 'vitest';
import { birthAidTool } from '#src/features/tools/birth-aid/birth-aid.tool.ts';
import { TERM_FIELDS } from '#src/features/tools/term-field.ts';

it('the term of a pregnancy fills the tool of the birth grant, in a field that it has', () => {
  expect(Object.keys(birthAidTool.fields)).toContain(TERM_FIELDS['birth-aid']);
});
