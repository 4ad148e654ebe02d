import * as z from 'zod/mini';
import { PublicUser } from '#src/features/accounts/public-user.ts';
import { Product } from '#src/features/catalogue/product.ts';
import { cents, dateOnly, isoTime, typed, typedLine } from '#src/lib/shapes.ts';
import { Design } from './design.ts';
import { SECTION_MAX, SECTION_SHAPE } from './sections.ts';
import { Settings } from './settings.ts';

/** Limits of a list; screens and schemas import them from here. */
export const ITEMS_MAX = 500;
export const QUANTITY_MAX = 99;
export const NAME_MAX = 200;
export const NOTE_MAX = 2000;
export const TITLE_MAX = 120;
/** 100,000 €, in cents. */
export const PRICE_MAX = 10_000_000;
export const PROPS_MAX = 50;
export const PROP_MAX = 4000;

export const PRIORITIES = [0, 1, 2, 3] as const;

export const quantity = z.int().check(z.minimum(1), z.maximum(QUANTITY_MAX));
export const priority = z.int().check(z.minimum(0), z.maximum(3));
export const price = z.nullable(z.int().check(z.minimum(0), z.maximum(PRICE_MAX)));
export const itemName = typedLine(1, NAME_MAX);
export const note = typed(0, NOTE_MAX);
/** A shelf of the site by its slug, or a section of the owner's own by its name; empty for none. */
export const classification = z.string().check(z.trim(), z.maxLength(SECTION_MAX), z.regex(SECTION_SHAPE));
export const productId = z.int().check(z.positive());

/** docs/spec/calls.md §Types, Cover: one picture in the six widths of docs/spec/product.md §9. */
export const Cover = z.object({
  url: z.string(),
  srcset: z.array(z.object({ width: z.int(), url: z.string() })),
  blurhash: z.string(),
  width: z.int(),
  height: z.int(),
});
export type Cover = z.output<typeof Cover>;

/** Owners under surprise: bought false, both quantities 0, bought_at null, whatever the truth. */
export const ListItem = z.object({
  item: Product,
  description: z.string(),
  classification: z.string(),
  priority: z.int(),
  position: z.int(),
  quantity: z.int(),
  quantity_bought: z.int(),
  quantity_reserved: z.int(),
  bought: z.boolean(),
  bought_at: z.nullable(isoTime),
  added_at: isoTime,
});
export type ListItem = z.output<typeof ListItem>;

export const ListPot = z.object({
  enabled: z.boolean(),
  collected: z.nullable(cents),
  goal: z.nullable(cents),
  contributions_count: z.int(),
});

export const List = z.object({
  uuid: z.uuid(),
  slug: z.string(),
  title: z.string(),
  birthdate: z.nullable(dateOnly),
  cover: z.nullable(Cover),
  settings: Settings,
  props: z.record(z.string(), z.string()),
  design: Design,
  owner: PublicUser,
  items_count: z.int(),
  is_owner: z.boolean(),
  cagnotte: z.nullable(ListPot),
});
export type List = z.output<typeof List>;

export const PublicContribution = z.object({
  publicname: z.nullable(z.string()),
  amount: z.nullable(cents),
});

export const DetailedList = z.extend(List, {
  items_in_list: z.array(ListItem),
  contributions: z.array(PublicContribution),
});
export type DetailedList = z.output<typeof DetailedList>;

/** Counts how many of an item may still be given; 0 when all is bought or promised. */
export function leftOf(item: Pick<ListItem, 'quantity' | 'quantity_bought' | 'quantity_reserved'>): number {
  return Math.max(0, item.quantity - item.quantity_bought - item.quantity_reserved);
}

const FORBIDDEN_PROPS = new Set(['__proto__', 'constructor', 'prototype']);

/** docs/spec/calls.md §Types: `props` are the owner's free strings. */
export function isPropKey(key: string): boolean {
  return /^[a-z0-9_.-]{1,64}$/.test(key) && !FORBIDDEN_PROPS.has(key);
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Any JSON object, own `__proto__` included: a record would drop that key where it must be refused. */
export const jsonObject = z.custom<Record<string, unknown>>(isObject, 'Attendu : un objet.');
