/** The screens of what other programs may do here, and of what they are told. */
export const INTEGRATION_PLACES = {
  tokens: '/a/admin/integrations',
  webhooks: '/a/admin/integrations/webhooks',
  calls: '/a/admin/integrations/appels',
} as const;

export type IntegrationPlace = keyof typeof INTEGRATION_PLACES;
