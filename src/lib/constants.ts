/**
 * The product's constants and limits (docs/spec/product.md §9), each once, in the order of that page; its
 * test reads like it. Milliseconds and pixels unless the name says otherwise. Style sheets repeat the
 * breakpoints: they cannot import.
 */

// Requests and versions
export const REQUEST_TIMEOUT_MS = 14_000;
export const VERSION_CHECK_MS = 60_000;

// Screens and pictures
export const BREAKPOINTS = { sm: 640, md: 744, lg: 1024, xl: 1280, '2xl': 1536, '3xl': 1890 } as const;
export const IMAGE_WIDTHS = [320, 480, 640, 960, 1280, 1900] as const;
/** 40 megapixels (docs/spec/calls.md §/api/list/ set_cover). */
export const IMAGE_MAX_PIXELS = 40_000_000;
export const WIDEST_IMAGE = 1900;

// Session and money
export const HAS_AUTH_SECONDS = 10 * 365 * 24 * 3600;
export const CENTS_PER_EURO = 100;

// Durations of the shell's messages and waits
export const LITERAL_DATE_AFTER_DAYS = 7;
export const COPIED_MS = 1500;
export const CONSENT_WAIT_MS = 500;
export const MINIMAL_DELAY_MS = 500;
export const QUEUE_DRAIN_MS = 3000;

// Instant search
export const SEARCH_DEBOUNCE_MS = 200;
export const SEARCH_EMPTIED_MS = 8;
/** Products, selections and brands asked for. */
export const INSTANT_LIMIT: [number, number, number] = [20, 10, 40];
export const FEW_PRODUCTS = 6;
export const BRANDS_SHOWN = 36;
/** docs/spec/product.md §2: on wide screens (md and up) and on narrow ones. */
export const INSTANT_SHOWN = { wide: { tags: 4, products: 7 }, narrow: { tags: 6, products: 6 } } as const;

// Action buttons, loads
export const ACTION_DELAY_MS = 500;
export const SUCCESS_SHOWN_MS = 3000;
export const SLOW_LOADING_MS = 6000;

// The menu at the foot of a phone
export const SCROLLS_BEFORE_AWAY = 50;
export const MENU_AWAY_MS = 900;
export const MENU_MIN_HEIGHT = 500;

// Content
/** Of the specification's client cache; the page store has tags instead (docs/spec/decisions.md §20). */
export const HOME_TTL_SECONDS = 3600;
export const CATEGORIES_DEFAULT = 5;
export const COVERS_PER_PAGE = 16;
export const NAMESPACE_LIST_DEFAULT = 10;
export const HEADER_COLOUR = '#fbead9';

// Errors
export const ERROR_RELOAD_MS = 1200;
/** docs/spec/decisions.md §24: at most one such reload of a page in this time. */
export const ERROR_RELOAD_EVERY_MS = 30_000;
/** Of the session's storage: when the maintenance page last led back, in Unix milliseconds, and to which path. */
export const GATEWAY_RETURN_KEY = 'gateway-return';
/** It leads back to one address once in this time: a gateway may keep a page waiting for minutes before it gives up. */
export const GATEWAY_RETURN_MS = 600_000;
/** On the window: the stack of tokens changed in another tab (src/features/accounts/other-tab.ts). */
export const OTHER_TAB = 'merveille:other-tab';
/** Whoever asks if the site is there again does not wait longer for an answer. */
export const SITE_LOOK_MS = 8000;
