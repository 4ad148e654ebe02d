const png = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: 'image/png' });

const screen = (file: string, form: 'narrow' | 'wide', label: string) => ({
  src: `/screens/${file}.webp`,
  sizes: form === 'narrow' ? '720x1560' : '1280x800',
  type: 'image/webp',
  form_factor: form,
  label,
});

const shortcut = (name: string, url: string) => ({ name, url, icons: [png('/icon-192.png', 192)] });

const ICONS = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { ...png('/icon-192.png', 192), purpose: 'any' },
  { ...png('/icon-512.png', 512), purpose: 'any' },
  { ...png('/icon-maskable-512.png', 512), purpose: 'maskable' },
  png('/apple-touch-icon.png', 180),
];

/** Describes how the site is installed on a device, under its own name (`PRODUCT_NAME`). */
export const manifestOf = (name: string) => ({
  name,
  short_name: name,
  description: 'Listes de naissance et cagnottes',
  lang: 'fr',
  dir: 'ltr',
  id: '/',
  scope: '/',
  start_url: '/i/marketplace/ma-liste',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  orientation: 'any',
  background_color: '#fffaf4',
  theme_color: '#fbead9',
  categories: ['lifestyle', 'shopping', 'kids'],
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  icons: ICONS,
  share_target: {
    action: '/i/marketplace/ajouter',
    method: 'GET',
    params: { title: 'title', text: 'text', url: 'url' },
  },
  shortcuts: [
    shortcut('Ma liste', '/i/marketplace/ma-liste'),
    shortcut('Ajouter une envie', '/i/marketplace/ajouter'),
    shortcut('Chercher une idée', '/i/marketplace/explore'),
  ],
  screenshots: [
    screen('list-narrow', 'narrow', 'Une liste de naissance, sur téléphone'),
    screen('home-narrow', 'narrow', 'L’accueil, sur téléphone'),
    screen('list-wide', 'wide', 'Une liste de naissance, sur ordinateur'),
  ],
});
