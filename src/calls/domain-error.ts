import { notThereFr } from './not-there.fr.ts';

/** A refusal the person can correct: answered as 200 `{err, code, fields?}` unless `status` says otherwise. */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  readonly status: number;
  readonly extra: Record<string, unknown>;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: string, sentence: string, options: DomainErrorOptions = {}) {
    super(sentence);
    this.code = code;
    this.fields = options.fields;
    this.status = options.status ?? 200;
    this.extra = options.extra ?? {};
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

export interface DomainErrorOptions {
  fields?: Record<string, string>;
  status?: 200 | 401 | 403 | 404 | 409 | 413 | 415 | 429;
  /** Further keys of the answer (e.g. the newer Content of a revision_conflict). */
  extra?: Record<string, unknown>;
  retryAfterSeconds?: number;
}

export function notFound(sentence = notThereFr.notFound): DomainError {
  return new DomainError('not_found', sentence);
}

/** For what the URL or the call itself names (docs/spec/calls.md §Envelope). */
export function gone404(sentence = notThereFr.pageNotFound): DomainError {
  return new DomainError('not_found', sentence, { status: 404 });
}

export function unavailable(sentence: string): DomainError {
  return new DomainError('unavailable', sentence);
}

/** Answers 301 to a path of this site; the client follows it (docs/spec/product.md §8). */
export class Redirect extends Error {
  override name = 'Redirect';
  readonly to: string;

  constructor(to: string) {
    super(`Redirect to ${to}`);
    this.to = to;
  }
}
