/** The drawings of the demonstration: nothing that is sold has its picture there. */
const DRAWINGS = '/demo/';
const MARK = 'démonstration';
/** On the page's root element where the operator wants no mark (DEMO_INDEXED). */
export const UNMARKED = 'sold';

interface Shown {
  brand_name: string | null;
  thumb_image: string | null;
}

/** The line under a product's name: its brand, and that nobody sells it where it is of the demonstration. */
export function brandLine({ brand_name, thumb_image }: Shown, { marked }: { marked: boolean }): string {
  const isDemo = marked && (thumb_image?.startsWith(DRAWINGS) ?? false);
  return [brand_name, isDemo && MARK].filter(Boolean).join(' · ');
}

/** True in a browser whose page marks what is of the demonstration. */
export const marksDemo = (): boolean => document.documentElement.dataset.demo !== UNMARKED;
