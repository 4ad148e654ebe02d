/** The stream of an answer: `POST`, read as `text/event-stream`; its events are `text`, `citation`, `tool` and `done`. */
export const STREAM_PATH = '/api/assistant/stream';
