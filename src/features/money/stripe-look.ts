import type { Appearance } from '@stripe/stripe-js';

/** The provider's form in this page's colours; its frame cannot read our style sheet. */
export function stripeLook(root: Element): Appearance {
  const style = getComputedStyle(root);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'stripe',
    variables: {
      colorPrimary: token('--plum'),
      colorBackground: token('--sheet'),
      colorText: token('--ink'),
      colorTextSecondary: token('--ink-soft'),
      colorDanger: token('--alert'),
      fontFamily: 'Arial, sans-serif',
      fontSizeBase: '17px',
      borderRadius: '10px',
    },
    labels: 'above',
  };
}
