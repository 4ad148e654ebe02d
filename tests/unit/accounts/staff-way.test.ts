import { expect, it } from 'vitest';
import { newsroomOf } from '#src/journeys/membership/settings/staff-way.ts';

it.each([
  ['/a/admin', '/a/admin'],
  ['/a/admin/stats?jour=1', '/a/admin/stats?jour=1'],
  ['/a/administrer', null],
  ['/a/demo/maison', null],
  ['/', null],
  ['//mechant.fr/a/admin', null],
  ['/\\mechant.fr/a/admin', null],
  ['https://mechant.fr/a/admin', null],
  ['javascript:alert(1)', null],
  [null, null],
])('the way back of %s is %s', (asked, back) => {
  expect(newsroomOf(asked)).toBe(back);
});
