import { expect, it } from 'vitest';
import { convert, sourceOffset } from '../../../scripts/check/astro-as-tsx.ts';

const COMPONENT = `---
import Field from './Field.astro';
interface Props { label: string }
const { label } = Astro.props;
---

<Field label={label.trim()} />
<script>
  const found = document.body;
</script>
<script is:inline>const early = 1;</script>
`;

const { modules, faults } = convert('src/ui/Sheet.astro', COMPONENT);

it('A component becomes TSX and a module for each of its scripts', () => {
  expect(modules.map(({ suffix }) => suffix)).toEqual(['.tsx', '.0.mts', '.1.mjs']);
  expect(faults).toEqual([]);
});

it.each(['./Field.astro', 'label }', 'label.trim', 'document.body', 'early'])(
  '« %s » is found again at its place',
  (text) => {
    const module = modules.find((one) => one.text.includes(text));
    if (!module) throw new Error('in no module');
    expect(sourceOffset(module, module.text.indexOf(text))).toBe(COMPONENT.indexOf(text));
  },
);

it('What the conversion adds has no place', () => {
  const [module] = modules;
  if (!module) throw new Error('no module');
  expect(sourceOffset(module, module.text.indexOf('export default'))).toBeNull();
});

it('What is not closed is a fault, with its place', () => {
  const text = '<p>{label</p>';
  expect(convert('src/ui/Open.astro', text).faults[0]?.offset).toBe(text.indexOf('{label'));
});
