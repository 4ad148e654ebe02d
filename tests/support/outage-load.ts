// A light, steady load on several servers, that remembers every answer: what drills of outages look at.
import { setTimeout as pause } from 'node:timers/promises';

/** An answer as a browser would get it; `code` of a call's envelope, or the system's word when there was none. */
export interface Seen {
  at: number;
  ms: number;
  what: string;
  site: string;
  status: number;
  code: string;
}

interface Site {
  url: string;
}

/** A browser's own patience (docs/spec/product.md §9). */
const BROWSER_MS = 14_000;

export class OutageLoad {
  readonly seen: Seen[] = [];
  /** Hashes of gifts whose preparation was acknowledged, and of those whose payment was. */
  readonly prepared: string[] = [];
  readonly paid: string[] = [];
  /** The highest number of each site's counter that was acknowledged. */
  readonly counted = new Map<string, number>();
  #going: Promise<void>[] = [];
  #stopped = false;
  readonly #sites: Site[];
  readonly #list: string;
  readonly #token: string;

  constructor(sites: Site[], { list, token }: { list: string; token: string }) {
    this.#sites = sites;
    this.#list = list;
    this.#token = token;
  }

  start(): void {
    for (const site of this.#sites) {
      this.#every(60, () => this.#give(site));
      this.#every(60, (turn) => this.#count(site, turn));
      this.#every(120, () => this.#page(site, '/', 'stored page'));
      this.#every(400, (turn) => this.#page(site, `/nulle-part-${turn}`, 'unstored page'));
      this.#every(200, () => this.#page(site, '/readyz', 'readyz'));
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#going);
  }

  /** The answers since a moment of `performance.now()`. */
  since(moment: number, what?: string): Seen[] {
    return this.seen.filter((one) => one.at >= moment && (what === undefined || one.what === what));
  }

  #every(ms: number, work: (turn: number) => Promise<void>): void {
    const go = async () => {
      for (let turn = 1; !this.#stopped; turn += 1) {
        await work(turn);
        await pause(ms);
      }
    };
    this.#going.push(go());
  }

  async #give(site: Site): Promise<void> {
    const given = await this.call(site, 'publiclist/list_prepare_contribution', {
      list_uuid: this.#list,
      contribution: { amount: 2000, contributor: { email: 'mamie@exemple.fr', publicname: 'Mamie' } },
    });
    if (!given) return;
    const { contribution, payment } = given as {
      contribution: { hash: string };
      payment: { client_secret: string };
    };
    this.prepared.push(contribution.hash);
    const paid = await this.call(site, 'demo/confirm', {
      client_secret: payment.client_secret,
      card_number: '4242424242424242',
    });
    if (paid) this.paid.push(contribution.hash);
  }

  async #count(site: Site, turn: number): Promise<void> {
    const input = { list_uuid: this.#list, prop_key: counterOf(site), val: String(turn) };
    if (await this.call(site, 'list/update_prop', input)) this.counted.set(counterOf(site), turn);
  }

  async #page(site: Site, path: string, what: string): Promise<void> {
    await this.#seen(site, what, async (signal) => {
      const answer = await fetch(site.url + path, { signal });
      await answer.arrayBuffer();
      return { status: answer.status, code: '' };
    });
  }

  /** The result, or null when there was none. */
  async call(site: Site, path: string, input: object): Promise<unknown> {
    let result: unknown = null;
    await this.#seen(site, path, async (signal) => {
      const answer = await fetch(`${site.url}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#token}` },
        body: JSON.stringify(input),
        signal,
      });
      const body = (await answer.json()) as { result?: unknown; code?: string };
      result = body.result ?? null;
      return { status: answer.status, code: body.code ?? '' };
    });
    return result;
  }

  async #seen(
    { url }: Site,
    what: string,
    ask: (signal: AbortSignal) => Promise<Pick<Seen, 'status' | 'code'>>,
  ): Promise<void> {
    const started = performance.now();
    const told = await ask(AbortSignal.timeout(BROWSER_MS)).catch(
      (error: Error & { cause?: { code?: string } }) => ({
        status: 0,
        code: error.cause?.code ?? error.name,
      }),
    );
    const at = performance.now();
    this.seen.push({ at, ms: at - started, what, site: url, ...told });
  }
}

export const counterOf = ({ url }: Site): string => `compteur-${new URL(url).port}`;
