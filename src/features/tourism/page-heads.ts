import type { ItemList, WithContext } from 'schema-dts';
import type { Step } from '#src/lib/breadcrumbs.ts';
import { outingsLd } from './outing-ld.ts';
import type { DepartmentOutings, TownPage } from './tourism-page.server.ts';
import { departmentDescription, departmentTitle, townDescription, townTitle } from './tourism-text.ts';

/** The head of a page of outings: its title, the way to it, and its outings for search engines. */
export interface OutingsHead {
  title: string;
  description: string;
  steps: Step[];
  outings: WithContext<ItemList>;
}

const WAY: Step[] = [
  { label: 'Accueil', href: '/' },
  { label: 'À faire en famille', href: '/a-faire-en-famille' },
];

export function townHead(page: TownPage): OutingsHead {
  const { town, department, inside, today } = page;
  const title = townTitle(page);
  // A department of one town would stand twice in the way to it.
  const above =
    town.name === department.name
      ? []
      : [{ label: department.name, href: `/a-faire-en-famille/${department.slug}` }];
  return {
    title,
    description: townDescription(page),
    steps: [...WAY, ...above, { label: town.name }],
    outings: outingsLd(title, inside, today),
  };
}

export function departmentHead(page: DepartmentOutings): OutingsHead {
  const title = departmentTitle(page);
  return {
    title,
    description: departmentDescription(page),
    steps: [...WAY, { label: page.department.name }],
    outings: outingsLd(title, page.outings, page.today),
  };
}
