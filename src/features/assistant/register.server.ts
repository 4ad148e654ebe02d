import { register } from '#src/server/calls/registry.ts';
import { ask } from './asking/ask.server.ts';
import { assistantLog, rate } from './asking/log.server.ts';
import { registerAnswerStream } from './asking/stream.server.ts';
import { assistantCalls } from './assistant.calls.ts';
import { readyRules } from './red-flags/find-red-flag.ts';

/** Once the process has started, and before most first questions. */
const READY_AFTER_MS = 3000;

export function registerAssistant(): void {
  register(assistantCalls, { ask, rate, assistantLog });
  registerAnswerStream();
  setTimeout(() => void readyRules(), READY_AFTER_MS).unref();
}
