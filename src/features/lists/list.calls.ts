import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { Product } from '#src/features/catalogue/product.ts';
import { cents, nothing, typedLine } from '#src/lib/shapes.ts';
import * as shape from './list.ts';
import { ownListCalls } from './own-list.calls.ts';

const listUuid = z.uuid();
const onList = { list_uuid: listUuid };
const inList = { list_uuid: listUuid, product_id: shape.productId };
const item = z.object({ item: shape.ListItem });
const favorite = z.object({ favorite: z.boolean() });
const product = z.strictObject({ product_id: shape.productId });
const merchantItem = z.strictObject({
  ...onList,
  merchant_item_id: z.string().check(z.maxLength(200)),
  quantity: z.optional(shape.quantity),
});
const longUrl = z.string().check(z.maxLength(2000));
const customItem = {
  item: z.strictObject({
    name: shape.itemName,
    price: z.optional(shape.price),
    image_dataurl: z.optional(z.nullable(z.string())),
    quantity: z.optional(shape.quantity),
  }),
  description: z.optional(shape.note),
};
const externalItem = {
  item: z.strictObject({
    url: longUrl,
    name: shape.itemName,
    price: z.optional(shape.price),
    image: z.optional(z.nullable(longUrl)),
    brand_name: z.optional(z.nullable(typedLine(0, shape.NAME_MAX))),
    quantity: z.optional(shape.quantity),
  }),
  from_app: z._default(z.boolean(), false),
};
/** The browser's own id for an addition: sent again over a bad line, it answers the same item. */
const sentOnce = { client_id: z.optional(z.uuid()) };
const itemChange = {
  product_id: shape.productId,
  description: z.optional(shape.note),
  quantity: z.optional(shape.quantity),
  name: z.optional(shape.itemName),
  price: z.optional(shape.price),
};

/** docs/spec/calls.md §/api/list/: what is in it. */
export const itemCalls = {
  addItemToMain: defineCall('/api/list/add_item_to_main', {
    access: 'user',
    changes: true,
    input: product,
    output: item,
  }),
  removeItemFromMain: defineCall('/api/list/remove_item_from_main', {
    access: 'user',
    changes: true,
    input: product,
    output: z.object({ removed: z.boolean() }),
  }),
  addCustomItemToMain: defineCall('/api/list/add_custom_item_to_main', {
    access: 'user',
    changes: true,
    body: 'dataUrl',
    codes: ['image_invalid'],
    input: z.strictObject(customItem),
    output: item,
  }),
  addExternalItemToMain: defineCall('/api/list/add_external_item_to_main', {
    access: 'user',
    changes: true,
    input: z.strictObject(externalItem),
    output: item,
    about:
      'from_app: a native wrapper shared it; the price, brand or picture it could not say are read afterwards',
  }),
  previewExternalItem: defineCall('/api/list/preview_external_item', {
    access: 'user',
    changes: false,
    codes: ['url_refused', 'url_unreachable'],
    input: z.strictObject({ url: longUrl }),
    output: z.object({
      url: z.string(),
      name: z.string(),
      price: z.nullable(cents),
      image: z.nullable(z.string()),
      brand_name: z.nullable(z.string()),
      source: z.enum(['jsonld', 'opengraph', 'microdata', 'html']),
    }),
  }),
  addFavorite: defineCall('/api/list/add_favorite', {
    access: 'user',
    changes: true,
    input: product,
    output: favorite,
  }),
  removeFavorite: defineCall('/api/list/remove_favorite', {
    access: 'user',
    changes: true,
    input: product,
    output: favorite,
  }),
  toggleFavorite: defineCall('/api/list/toggle_favorite', {
    access: 'user',
    changes: true,
    input: product,
    output: favorite,
  }),
  getFavorites: defineCall('/api/list/get_favorites', {
    access: 'user',
    changes: false,
    input: nothing,
    output: z.object({ items: z.array(Product) }),
  }),
  getProductInList: defineCall('/api/list/get_product_in_list', {
    access: 'user',
    changes: false,
    input: z.strictObject(inList),
    output: z.object({ item: z.nullable(shape.ListItem) }),
  }),
  moveProductToBought: defineCall('/api/list/move_product_to_bought', {
    access: 'user',
    changes: true,
    codes: ['already_bought'],
    input: merchantItem,
    output: item,
  }),
  moveProductToNotBought: defineCall('/api/list/move_product_to_not_bought', {
    access: 'user',
    changes: true,
    input: merchantItem,
    output: item,
  }),
  reorderItems: defineCall('/api/list/reorder_items', {
    access: 'user',
    changes: true,
    input: z.strictObject({
      ...onList,
      product_ids: z.array(shape.productId).check(z.maxLength(shape.ITEMS_MAX)),
    }),
    output: z.object({ items: z.array(z.object({ product_id: z.int(), position: z.int() })) }),
  }),
  isCovered: defineCall('/api/list/is_covered', {
    access: 'user',
    changes: true,
    input: z.strictObject(inList),
    output: z.object({ covered: z.boolean() }),
  }),
  updateProductClassification: defineCall('/api/list/update_product_classification_in_list', {
    access: 'user',
    changes: true,
    input: z.strictObject({ ...inList, classification: shape.classification }),
    output: item,
  }),
  updateProductPriority: defineCall('/api/list/update_product_priority', {
    access: 'user',
    changes: true,
    input: z.strictObject({ ...inList, priority: shape.priority }),
    output: item,
  }),
  updateProduct: defineCall('/api/list/update_product_in_list', {
    access: 'user',
    changes: true,
    input: z.strictObject(itemChange),
    output: item,
  }),
};

/**
 * Ours: the same verbs on a list that is named. A person may hold several (their own, and those they co-own);
 * the specification's calls know the main one only.
 */
export const namedListCalls = {
  addItem: defineCall('/api/list/add_item', {
    access: 'user',
    changes: true,
    input: z.strictObject(inList),
    output: item,
  }),
  removeItem: defineCall('/api/list/remove_item', {
    access: 'user',
    changes: true,
    input: z.strictObject(inList),
    output: z.object({ removed: z.boolean() }),
  }),
  addCustomItem: defineCall('/api/list/add_custom_item', {
    access: 'user',
    changes: true,
    body: 'dataUrl',
    codes: ['image_invalid'],
    input: z.strictObject({ ...onList, ...customItem, ...sentOnce }),
    output: item,
  }),
  addExternalItem: defineCall('/api/list/add_external_item', {
    access: 'user',
    changes: true,
    input: z.strictObject({ ...onList, ...externalItem, ...sentOnce }),
    output: item,
  }),
  updateItem: defineCall('/api/list/update_item', {
    access: 'user',
    changes: true,
    input: z.strictObject({ ...onList, ...itemChange }),
    output: item,
  }),
  bulkItems: defineCall('/api/list/bulk_items', {
    access: 'user',
    changes: true,
    input: z.strictObject({
      ...onList,
      product_ids: z.array(shape.productId).check(z.minLength(1), z.maxLength(shape.ITEMS_MAX)),
      change: z.discriminatedUnion('action', [
        z.strictObject({ action: z.literal('remove') }),
        z.strictObject({ action: z.literal('restore') }),
        z.strictObject({ action: z.literal('classify'), classification: shape.classification }),
        z.strictObject({ action: z.literal('prioritise'), priority: shape.priority }),
      ]),
    }),
    output: z.object({ done: z.array(z.int()), missing: z.array(z.int()) }),
    about: 'Several items at once; those that are no longer on the list are named, the others done',
  }),
};

/** The whole group. A list of someone else's is `not_found`. */
export const listCalls = { ...ownListCalls, ...itemCalls, ...namedListCalls };
