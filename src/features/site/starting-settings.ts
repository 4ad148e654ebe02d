import { withProduct } from '#src/lib/paths.ts';
import { seedMenus } from './seed-menus.ts';
import { settingsFr } from './settings.fr.ts';
import type { Section, SiteSettings } from './settings.ts';

/** Answers what a site shows before anyone saved a section. */
export function startingSetting<S extends Section>(section: S): SiteSettings[S] {
  return starting()[section];
}

const starting = (): SiteSettings => ({
  menus: {
    main: [...seedMenus.main],
    mobile: [...seedMenus.mobile],
    footer: seedMenus.footer.flatMap(({ title, links }) =>
      links.map((link) => ({ ...link, href: withProduct(link.href), group: title })),
    ),
  },
  home: { blocks: [] },
  faq: { themes: [], questions: [] },
  reviews: { notice: settingsFr.reviewsNotice },
  contact: { email: '', partners_email: '', phone: '', postal_address: '' },
  announcement: { enabled: false, text: '', link: null },
  social: { profiles: [] },
});
