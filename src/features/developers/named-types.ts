import * as z from 'zod/mini';
import { Merchant, Session, User } from '#src/features/accounts/account.ts';
import { PublicUser } from '#src/features/accounts/public-user.ts';
import { OwnAddress } from '#src/features/addresses/address.ts';
import { Addon, Contribution, Payment, ReceivedGift } from '#src/features/cagnotte/cagnotte.ts';
import { Pool } from '#src/features/cagnotte/pooling/pool.ts';
import { Product } from '#src/features/catalogue/product.ts';
import { Content, Post, PostCard, PublicContent } from '#src/features/content/content.ts';
import { Comment } from '#src/features/content/review/review.calls.ts';
import { Design } from '#src/features/lists/design.ts';
import { DetailedList, List, ListItem } from '#src/features/lists/list.ts';
import { Settings } from '#src/features/lists/settings.ts';
import { Cover } from '#src/features/media/cover.ts';
import { MediaItem } from '#src/features/media/media.ts';
import { Business, MerchantOrder } from '#src/features/merchants/merchant.ts';
import { Campaign } from '#src/features/newsletter/newsletter.ts';
import { Claim, Offer } from '#src/features/offers/offer.ts';
import { Order } from '#src/features/orders/order.ts';
import { ThemeCover } from '#src/features/themes/themes.ts';
import { Voucher } from '#src/features/vouchers/voucher.ts';
import type { JsonSchema } from '#src/lib/type-text.ts';

/** Types of docs/spec/calls.md §Types and those that several calls answer, under the name they are read by. */
const NAMED = {
  Merchant,
  Session,
  User,
  PublicUser,
  OwnAddress,
  Addon,
  Contribution,
  Payment,
  ReceivedGift,
  Pool,
  Product,
  Content,
  Post,
  PostCard,
  PublicContent,
  Comment,
  Design,
  DetailedList,
  List,
  ListItem,
  Settings,
  Cover,
  MediaItem,
  Business,
  MerchantOrder,
  Campaign,
  Claim,
  Offer,
  Order,
  ThemeCover,
  Voucher,
};

const names = z.registry<{ id?: string }>();
for (const [id, schema] of Object.entries(NAMED)) names.add(schema, { id });
const nameless = z.registry<{ id?: string }>();

/** An answer; types with a name stand by it, and are in `$defs`. */
export const answeredSchema = (output: z.ZodMiniType): JsonSchema =>
  z.toJSONSchema(output, { io: 'output', unrepresentable: 'any', metadata: names }) as JsonSchema;

/** An input; nothing is named, since a type that is sent may leave out what is always answered. */
export const sentSchema = (input: z.ZodMiniType): JsonSchema =>
  z.toJSONSchema(input, { io: 'input', unrepresentable: 'any', metadata: nameless }) as JsonSchema;
