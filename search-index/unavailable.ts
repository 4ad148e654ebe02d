/** The engine does not answer: the call says so (`unavailable`), the outbox tries again later. */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable';

  constructor(cause?: unknown) {
    super('the search engine does not answer', { cause });
  }
}
