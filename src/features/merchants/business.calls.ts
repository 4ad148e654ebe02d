import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { Merchant } from '#src/features/accounts/account.ts';
import { cents, isoTime, nothing, page, secret, typed } from '#src/lib/shapes.ts';
import { vatPercent } from '#src/lib/vat-rates.ts';
import {
  Business,
  COMMISSION_MOST,
  DESK_STATES,
  fields,
  MemberRole,
  MerchantOrder,
  MISSING,
} from './merchant.ts';

const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());
const token = secret(200);
const pageNumber = z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1);

const Today = z.object({
  /** Empty once nothing is. */
  missing: z.array(z.enum(MISSING)),
  /** Orders with something of the business that has not left, and those of them that are late. */
  to_send: z.int(),
  late: z.int(),
  /** The first of them to have been paid. */
  orders: z.array(MerchantOrder),
  products: z.object({ active: z.int(), out_of_stock: z.int(), withheld: z.int(), archived: z.int() }),
  /** Null for a member who is no owner. */
  money: z.nullable(
    z.object({ pending: cents, available: z.int(), next_available_at: z.nullable(z.string()) }),
  ),
});
export type Today = z.output<typeof Today>;

/** /api/business/: a business, its members, its session. */
export const businessCalls = {
  create: defineCall('/api/business/create', {
    access: 'user',
    changes: true,
    once: true,
    alone: true,
    codes: ['siret_invalid', 'siret_taken', 'slug_taken', 'conflict'],
    input: z.strictObject(fields),
    output: z.object({ merchant: Business }),
  }),
  mine: defineCall('/api/business/list_mine', {
    access: 'user',
    changes: false,
    alone: true,
    input: nothing,
    output: z.object({ items: z.array(z.extend(Merchant, { closed_at: z.nullable(isoTime) })) }),
    about: 'Ours: the businesses the person is a member of',
  }),
  openSession: defineCall('/api/business/open_session', {
    access: 'user',
    changes: true,
    alone: true,
    signsIn: true,
    codes: ['business_disabled'],
    input: z.strictObject({ merchant_uuid: z.uuid() }),
    output: z.object({
      token: z.string(),
      session: z.object({ session_type: z.literal('merchant'), merchant: Merchant }),
    }),
  }),
  acceptInvitation: defineCall('/api/business/accept_invitation', {
    access: 'user',
    changes: true,
    alone: true,
    codes: ['token_invalid', 'conflict'],
    input: z.strictObject({ token }),
    output: z.object({ merchant: Business }),
  }),
  me: defineCall('/api/business/me', {
    access: 'merchant',
    changes: false,
    alone: true,
    input: nothing,
    output: z.extend(Business, { role: MemberRole }),
  }),
  today: defineCall('/api/business/today', {
    access: 'merchant',
    changes: false,
    alone: true,
    input: nothing,
    output: Today,
    about: 'Ours: what there is to do, and what is missing',
  }),
  update: defineCall('/api/business/update', {
    access: 'merchant',
    changes: true,
    alone: true,
    codes: ['slug_taken', 'forbidden'],
    input: z.strictObject({
      name: z.optional(fields.name),
      description: z.optional(typed(0, 2000)),
      shop_url: z.optional(fields.shop_url),
      contact_phone: z.optional(typed(0, 30)),
      vat_percent: z.optional(z.nullable(vatPercent)),
    }),
    output: Business,
  }),
  complete: defineCall('/api/business/complete', {
    access: 'merchant',
    changes: true,
    alone: true,
    codes: ['siret_invalid', 'siret_taken', 'conflict', 'forbidden'],
    input: z.strictObject({
      legal_name: fields.legal_name,
      siret: fields.siret,
      vat_number: fields.vat_number,
    }),
    output: Business,
    about: 'Ours: what a business that came from another shop has still to tell',
  }),
  setLogo: defineCall('/api/business/set_logo', {
    access: 'merchant',
    changes: true,
    alone: true,
    body: 'dataUrl',
    codes: ['image_invalid'],
    input: z.strictObject({ dataurl: z.string() }),
    output: Business,
  }),
  inviteMember: defineCall('/api/business/invite_member', {
    access: 'merchant',
    changes: true,
    alone: true,
    codes: ['conflict'],
    input: z.strictObject({ email }),
    output: Business,
  }),
  setRole: defineCall('/api/business/set_member_role', {
    access: 'merchant',
    changes: true,
    proof: true,
    codes: ['conflict'],
    input: z.strictObject({ email, role: MemberRole }),
    output: Business,
    about: 'Ours: a member becomes an owner too, or an owner a member; its last owner stays one',
  }),
  leave: defineCall('/api/business/leave', {
    access: 'merchant',
    changes: true,
    alone: true,
    codes: ['conflict'],
    input: nothing,
    output: nothing,
    about: 'Ours: whoever acts is no member any more; its last owner stays',
  }),
  removeMember: defineCall('/api/business/remove_member', {
    access: 'merchant',
    changes: true,
    alone: true,
    codes: ['conflict'],
    input: z.strictObject({ email }),
    output: Business,
  }),
};

const uuid = z.uuid();

/** /api/admin/: the businesses, for whoever approves them. */
export const merchantDeskCalls = {
  search: defineCall('/api/admin/search_merchants', {
    access: 'staff:merchants',
    changes: false,
    input: z.strictObject({
      query: z._default(typed(0, 200), ''),
      /** `disabled` are those suspended, which may be open again. */
      status: z._default(z.nullable(z.enum(DESK_STATES)), null),
      page: pageNumber,
    }),
    output: page(
      z.extend(Business, {
        products: z.int(),
        late: z.int(),
        /** Cents that it asked for and that have not arrived; they wait while it is disabled. */
        withdrawing: z.int(),
        /** Cents that are its own, and those that will be: below zero after refunds. */
        available: z.int(),
        pending: z.int(),
        missing: z.array(z.enum(MISSING)),
      }),
    ),
  }),
  approve: defineCall('/api/admin/approve_merchant', {
    access: 'staff:merchants',
    changes: true,
    input: z.strictObject({ uuid }),
    output: Business,
  }),
  disable: defineCall('/api/admin/disable_merchant', {
    access: 'staff:merchants',
    changes: true,
    input: z.strictObject({ uuid, reason: typed(3, 500) }),
    output: Business,
  }),
  setCommission: defineCall('/api/admin/set_commission', {
    access: 'staff:merchants',
    changes: true,
    input: z.strictObject({ uuid, percent: z.int().check(z.minimum(0), z.maximum(COMMISSION_MOST)) }),
    output: Business,
  }),
};
