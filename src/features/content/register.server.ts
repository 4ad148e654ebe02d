import { register } from '#src/server/calls/registry.ts';
import { contentCalls, editorCalls } from './content.calls.ts';
import { contentVerbs } from './content.server.ts';
import { deskVerbs } from './desk.server.ts';
import { savingVerbs } from './editor.server.ts';
import { editorReadingVerbs } from './editor-reading.server.ts';
import { publishingVerbs } from './publishing.server.ts';

export function registerContent(): void {
  register(contentCalls, contentVerbs);
  register(editorCalls, { ...editorReadingVerbs, ...savingVerbs, ...publishingVerbs, ...deskVerbs });
}
