import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { madeId, page, pageNumber, typed } from '#src/lib/shapes.ts';
import { Cover } from './cover.ts';
import {
  ALT_MAX,
  CROP_RATIOS,
  FOLDER_MAX,
  Focus,
  LABEL_MAX,
  LABELS_MAX,
  MEDIA_FILTERS,
  MEDIA_PER_PAGE,
  MediaItem,
  MediaUse,
} from './media.ts';

const id = z.int();
const dataurl = z.string().check(z.minLength(1));
const alt = typed(1, ALT_MAX);
const Filed = z.object({ name: z.string(), count: z.int() });

export const mediaCalls = {
  uploadMedia: defineCall('/api/content/upload_media', {
    access: 'staff:content',
    alsoFor: ['themes', 'catalogue', 'mailing'],
    changes: true,
    body: 'dataUrl',
    input: z.strictObject({ dataurl, alt }),
    output: z.object({ cdn_url: z.string(), cover: Cover, blurhash: z.string() }),
    codes: ['image_invalid'],
    about: 'The file name travels in the data URL: data:image/png;name=photo.png;base64,…',
  }),
  fetchPicture: defineCall('/api/content/fetch_picture', {
    access: 'staff:content',
    alsoFor: ['mailing'],
    changes: false,
    input: z.strictObject({ url: typed(1, 2000) }),
    output: z.object({ dataurl: z.string() }),
    codes: ['image_unreachable', 'image_invalid'],
    about: 'Ours: the bytes of a picture that a paste names on another site, to be added like any file',
  }),
  listMedia: defineCall('/api/content/list_media', {
    access: 'staff:content',
    alsoFor: ['themes', 'catalogue', 'mailing'],
    changes: false,
    input: z.strictObject({
      query: z._default(z.string().check(z.maxLength(200)), ''),
      show: z._default(z.enum(MEDIA_FILTERS), 'all'),
      folder: z._default(z.string().check(z.maxLength(FOLDER_MAX)), ''),
      label: z._default(z.string().check(z.maxLength(LABEL_MAX)), ''),
      page: pageNumber,
      per_page: z._default(z.int().check(z.gte(1), z.lte(60)), MEDIA_PER_PAGE),
    }),
    output: page(MediaItem),
    about:
      'Ours: the library, newest first, searched by description and file name; an empty folder or label is any',
  }),
  mediaFiling: defineCall('/api/content/media_filing', {
    access: 'staff:content',
    alsoFor: ['themes', 'catalogue', 'mailing'],
    changes: false,
    input: z.strictObject({}),
    output: z.object({ folders: z.array(Filed), labels: z.array(Filed) }),
    about: 'Ours: the folders and the labels of the library, with how many pictures each has',
  }),
  mediaDetail: defineCall('/api/content/media_detail', {
    access: 'staff:content',
    changes: false,
    input: z.strictObject({ id }),
    output: z.object({
      item: MediaItem,
      uses: z.array(MediaUse),
      uses_count: z.int(),
      lookalikes: z.array(MediaItem),
    }),
    about: 'Ours: one picture, where it is used, and those that look like it',
  }),
  knownMedia: defineCall('/api/content/known_media', {
    access: 'staff:content',
    alsoFor: ['themes', 'catalogue', 'mailing'],
    changes: false,
    input: z.strictObject({
      hashes: z.array(madeId(/^[0-9a-f]{64}$/)).check(z.maxLength(100)),
    }),
    output: z.object({ items: z.array(z.object({ hash: z.string(), item: MediaItem })) }),
    about: 'Ours: which files the library already holds, by the SHA-256 of their bytes',
  }),
  updateMedia: defineCall('/api/content/update_media', {
    access: 'staff:content',
    changes: true,
    input: z.strictObject({
      id,
      alt: z.optional(alt),
      folder: z.optional(typed(0, FOLDER_MAX)),
      labels: z.optional(z.array(typed(1, LABEL_MAX)).check(z.maxLength(LABELS_MAX))),
      focus: z.optional(z.nullable(Focus)),
    }),
    output: MediaItem,
    about:
      'Ours: the description (a text keeps the one it gives itself), where it is filed, the point to keep seen; what is not given stays',
  }),
  cropMedia: defineCall('/api/content/crop_media', {
    access: 'staff:content',
    changes: true,
    input: z.strictObject({ id, ratio: z.enum(CROP_RATIOS) }),
    output: MediaItem,
    codes: ['image_invalid'],
    about: 'Ours: one more picture, cut to a shape around the point to keep; the first one stays as it is',
  }),
  replaceMedia: defineCall('/api/content/replace_media', {
    access: 'staff:content',
    changes: true,
    body: 'dataUrl',
    input: z.strictObject({ id, dataurl }),
    output: MediaItem,
    codes: ['image_invalid', 'already_in_library'],
    about: 'Ours: another picture at the same address; every use shows it',
  }),
  deleteMedia: defineCall('/api/content/delete_media', {
    access: 'staff:content',
    changes: true,
    input: z.strictObject({ id, confirmed_uses: z._default(z.int().check(z.gte(0)), 0) }),
    output: z.object({}),
    codes: ['media_in_use'],
    about: 'Ours: refused with the uses, unless as many were confirmed',
  }),
};
