import { register } from '#src/server/calls/registry.ts';
import { ask } from './asking/ask.server.ts';
import { assistantLog, rate } from './asking/log.server.ts';
import { registerAnswerStream } from './asking/stream.server.ts';
import { assistantCalls } from './assistant.calls.ts';

export function registerAssistant(): void {
  register(assistantCalls, { ask, rate, assistantLog });
  registerAnswerStream();
}
