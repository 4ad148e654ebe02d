import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { dateOnly, nothing, typedLine } from '#src/lib/shapes.ts';
import { Design, DesignPart } from './design.ts';
import * as shape from './list.ts';
import { Settings } from './settings.ts';

const onList = { list_uuid: z.uuid() };
const props = z.object({ props: z.record(z.string(), z.string()) });

/** Said once more: the change ends the surprise. */
const confirm = z._default(z.boolean(), false);

const settings = z.object({ settings: Settings });

/** docs/spec/calls.md §/api/list/: the list itself. */
export const ownListCalls = {
  get: defineCall('/api/list/get', {
    access: 'user',
    changes: false,
    input: nothing,
    output: shape.DetailedList,
  }),
  getWithoutDetails: defineCall('/api/list/getWithoutDetails', {
    access: 'user',
    changes: false,
    input: nothing,
    output: shape.List,
  }),
  getWithUuid: defineCall('/api/list/get_with_uuid', {
    access: 'user',
    changes: false,
    input: z.strictObject(onList),
    output: shape.DetailedList,
  }),
  setBirthdate: defineCall('/api/list/set_birthdate', {
    access: 'user',
    changes: true,
    input: z.strictObject({ ...onList, birthdate: z.nullable(dateOnly) }),
    output: shape.List,
  }),
  setCover: defineCall('/api/list/set_cover', {
    access: 'user',
    changes: true,
    body: 'dataUrl',
    codes: ['image_invalid'],
    input: z.strictObject({ ...onList, cover_dataurl: z.nullable(z.string()) }),
    output: shape.List,
  }),
  updateProp: defineCall('/api/list/update_prop', {
    access: 'user',
    changes: true,
    input: z.strictObject({ ...onList, prop_key: z.string(), val: z.unknown() }),
    output: props,
  }),
  updateManyProps: defineCall('/api/list/update_many_props', {
    access: 'user',
    changes: true,
    input: z.strictObject({ ...onList, props: shape.jsonObject }),
    output: props,
  }),
  updateSetting: defineCall('/api/list/update_setting', {
    access: 'user',
    changes: true,
    codes: ['setting_unknown', 'confirmation_required'],
    input: z.strictObject({ ...onList, setting_name: z.string(), val: z.unknown(), confirm }),
    output: settings,
  }),
  updateSettings: defineCall('/api/list/update_settings', {
    access: 'user',
    changes: true,
    codes: ['setting_unknown', 'confirmation_required'],
    input: z.strictObject({
      ...onList,
      props: shape.jsonObject,
      ignore_unknown: z._default(z.boolean(), false),
      confirm,
    }),
    output: settings,
  }),
  updateDesign: defineCall('/api/list/update_design', {
    access: 'user',
    changes: true,
    input: z.strictObject({ ...onList, design: DesignPart }),
    output: z.object({ design: Design }),
  }),
  updateList: defineCall('/api/list/update_list', {
    access: 'user',
    changes: true,
    codes: ['slug_taken'],
    input: z.strictObject({
      ...onList,
      title: z.optional(typedLine(0, shape.TITLE_MAX)),
      slug: z.optional(z.string().check(z.maxLength(200))),
      archived: z.optional(z.boolean()),
    }),
    output: shape.List,
  }),
  deleteList: defineCall('/api/list/delete_list', {
    access: 'user',
    changes: true,
    codes: ['withdrawal_pending'],
    input: z.strictObject(onList),
    output: nothing,
  }),
};
