/** The screens of the letters, under their tabs. */
export const MAILING_PLACES = {
  letters: '/a/admin/mailing',
  stopped: '/a/admin/mailing/arrets',
} as const;
