import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { PublicUser } from '#src/features/accounts/public-user.ts';
import { DetailedList } from './list.ts';

const bySlug = z.strictObject({ slug: z.string().check(z.maxLength(200)) });

/** docs/spec/calls.md §/api/publiclist/: a list as anyone who may see it sees it. */
export const publicListCalls = {
  getFromUserSlug: defineCall('/api/publiclist/get_from_user_slug', {
    access: 'anyone',
    changes: false,
    input: bySlug,
    output: z.object({ detailed_list: DetailedList, owner: PublicUser }),
  }),
  getListIdFromSlug: defineCall('/api/publiclist/get_list_id_from_slug', {
    access: 'anyone',
    changes: false,
    input: bySlug,
    output: z.object({ list_uuid: z.uuid() }),
  }),
};

/** Of the group /api/user/: what anyone may know of whoever has a list at this slug. */
export const publicUserCalls = {
  getPublicInfo: defineCall('/api/user/get_public_info', {
    access: 'anyone',
    changes: false,
    input: bySlug,
    output: z.extend(PublicUser, { list_slug: z.string() }),
  }),
};
