import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { ContentTable } from '#admin/screens/ContentTable.tsx';
import type { ContentLine } from '#src/features/content/life/life.calls.ts';

const item = {
  id: 1,
  namespace: 'post',
  title: 'Le sommeil',
  status: 'draft',
  updated_at: '2026-11-20T10:00:00Z',
  deleted_at: '2026-11-21T10:00:00Z',
} as unknown as ContentLine;
const nothing = () => {};

function binAs(rights: string): string {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'rights' ? rights : null) });
  return renderToStaticMarkup(
    <ContentTable
      items={[item]}
      inBin
      chosen={new Set()}
      refused={[]}
      onChoose={nothing}
      onRestore={nothing}
      onPurge={nothing}
    />,
  );
}
afterEach(() => vi.unstubAllGlobals());

it('the bin shows who may not publish what lies in it, without buttons that would be refused', () => {
  expect(binAs('content publish')).toContain('Rétablir');
  const writers = binAs('content themes');
  expect(writers).toContain('Le sommeil');
  expect(writers).not.toContain('Rétablir');
  expect(writers).not.toMatch(/data-column="purge"/);
});
