import type { ClientBase } from 'pg';

/** As the trigger of `page_outbox` says it (migration 0062). */
const SAID = /^page_outbox \d+$/;

/**
 * Counts what this process publishes: its own connections are told with the answer to a commit. Of other processes'
 * publications NOTIFY alone tells.
 */
export class Published {
  #times = 0;

  /** Only ever grows. A transaction that is undone at its very end is counted too. */
  get times(): number {
    return this.#times;
  }

  /** Hears a connection for as long as it lasts. */
  hear(client: Pick<ClientBase, 'on'>): void {
    client.on('notice', ({ message }) => {
      if (SAID.test(message ?? '')) this.#times += 1;
    });
  }
}
