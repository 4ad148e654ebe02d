/** The steps from an article to a gift, in their order. */
export const STEPS = ['articles', 'to_list', 'lists_made', 'lists', 'to_gift', 'gifts'] as const;
export type Step = (typeof STEPS)[number];

/** Pages that give to a list, and pay, by the paths they are counted under (src/server/http/pages.ts). */
export const GIVE_PATH = '/p/participation-cagnotte';
export const CHECKOUT_PATH = '/i/marketplace/checkout';

/** Under these names the counts of ways are kept, as those of pages are. */
export const TO_LIST = 'way_to_list';
export const TO_GIFT = 'way_to_gift';

const ARTICLE = /^\/magazine\/[a-z0-9-]+\/[a-z0-9-]*[a-z][a-z0-9-]*$/;

/** True for the address of an article; pages of a category's list have a number there. */
export const isArticlePath = (path: string): boolean => ARTICLE.test(path);
