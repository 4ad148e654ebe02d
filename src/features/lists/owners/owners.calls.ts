import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { isoTime, nothing, secret, typedLine } from '#src/lib/shapes.ts';
import { List } from '../list.ts';
import { inviteeEmail } from './owners.ts';

const onList = { list_uuid: z.uuid() };
const token = secret(100);
const role = z.enum(['owner', 'co_owner']);

const ListOwner = z.object({
  user_uuid: z.uuid(),
  display_name: z.string(),
  role,
  me: z.boolean(),
});
export type ListOwner = z.output<typeof ListOwner>;

const Invitation = z.object({ uuid: z.uuid(), email: z.string(), sent_at: isoTime, expires_at: isoTime });
export type Invitation = z.output<typeof Invitation>;

const owners = z.object({
  owners: z.array(ListOwner),
  invitations: z.array(Invitation),
  can_invite: z.boolean(),
});
export type Owners = z.output<typeof owners>;

const MyList = z.object({
  uuid: z.uuid(),
  slug: z.string(),
  title: z.string(),
  role,
  main: z.boolean(),
  archived: z.boolean(),
});
export type MyList = z.output<typeof MyList>;

/**
 * docs/spec/calls.md §/api/list/: a co-owner edits the list, and never the money. The invitation, and who
 * holds what, are ours.
 */
export const ownersCalls = {
  inviteCoOwner: defineCall('/api/list/invite_co_owner', {
    access: 'user',
    changes: true,
    alone: true,
    codes: ['already_owner'],
    input: z.strictObject({ ...onList, email: inviteeEmail }),
    output: z.object({ invited: z.boolean() }),
  }),
  removeCoOwner: defineCall('/api/list/remove_co_owner', {
    access: 'user',
    changes: true,
    alone: true,
    input: z.strictObject({ ...onList, user_uuid: z.uuid() }),
    output: nothing,
  }),
  getCoOwners: defineCall('/api/list/get_co_owners', {
    access: 'user',
    changes: false,
    input: z.strictObject(onList),
    output: owners,
    about: 'Who holds the list, and who was asked to; addresses only to whoever made it',
  }),
  cancelCoOwnerInvitation: defineCall('/api/list/cancel_co_owner_invitation', {
    access: 'user',
    changes: true,
    alone: true,
    input: z.strictObject({ ...onList, invitation_uuid: z.uuid() }),
    output: nothing,
  }),
  getCoOwnerInvitation: defineCall('/api/list/get_co_owner_invitation', {
    access: 'anyone',
    changes: false,
    codes: ['token_invalid'],
    input: z.strictObject({ token }),
    output: z.object({ title: z.string(), from: z.string(), email: z.string() }),
    about: 'What a link of an invitation is about, before one has an account',
  }),
  acceptCoOwner: defineCall('/api/list/accept_co_owner', {
    access: 'user',
    changes: true,
    alone: true,
    codes: ['token_invalid'],
    input: z.strictObject({
      token,
      firstname: z.optional(typedLine(1, 60)),
      lastname: z.optional(typedLine(0, 60)),
    }),
    output: z.object({ list: List, main: z.boolean() }),
  }),
  getMyLists: defineCall('/api/list/get_my_lists', {
    access: 'user',
    changes: false,
    input: nothing,
    output: z.object({ items: z.array(MyList) }),
  }),
  setMainList: defineCall('/api/list/set_main_list', {
    access: 'user',
    changes: true,
    input: z.strictObject(onList),
    output: List,
    about: 'Which of one’s lists the calls without a uuid are about',
  }),
};
