import type { Socket } from 'node:net';
import { type Day, parisDay } from '#src/lib/calendar-day.ts';
import { clientKey } from '../client-key.ts';
import { ipOf } from '../http/request.ts';
import type { ReadRequest } from '../page-store/http-fields.ts';
import { isProgram } from './bots.ts';

/** The most that one batch holds before its owner is asked to write it; beyond, only what is known already is counted. */
const MAX_PATHS = 20_000;
const MAX_VISITS = 50_000;
/** Hosts, and words, that are told apart in a day; whoever invents more of them is counted together. */
const MAX_LABELS = 5000;
/** One address, or one network of IPv6, fills a batch neither with visitors that it invents nor with hosts. */
const MAX_VISITS_OF_ONE = 300;
const MAX_HOSTS_OF_ONE = 20;
const MAX_AGENTS = 2000;
const LABEL_LENGTH = 100;

interface Page {
  readonly path: string;
  views: number;
  sources: Map<string, number> | null;
}

/** All who read from one address, until the batch is written. */
interface Address {
  visits: number;
  /** Hosts that nobody had come from that day. */
  hosts: number;
}

/** Somebody reading, until the batch is written: the address is in memory for these seconds and nowhere else. */
interface Visitor {
  readonly batch: number;
  readonly ip: string;
  readonly agent: string;
  readonly program: boolean;
  readonly address: Address;
  readonly pages: Set<Page>;
}

export interface Batch {
  /** The day in Paris on which it began; it is taken at midnight. */
  day: Day;
  pages: Map<string, Page>;
  visitors: Map<string, Visitor>;
  tallies: Map<string, number>;
}

export interface CounterOptions {
  trustProxy: boolean;
  ownHost: string;
  /** The path under which a page of the store is counted; null for what is not counted. */
  pathOf(key: string): string | null;
  /** Told of a page that was reached from another one of this site, by that one's address. */
  onward?: (path: string, from: string) => void;
  now?: () => Date;
}

/**
 * Counts what is served, in the process that serves it. Its hot path, for a page sent from memory, makes nothing: three
 * look-ups for a visitor it knows (tests/bench/views.ts).
 */
export class ViewCounter {
  /** Called when a batch is as large as it may be. */
  onFull: () => void = () => undefined;
  #options: CounterOptions = { trustProxy: false, ownHost: '', pathOf: (key) => key };
  #batch = 0;
  #day: Day = parisDay(new Date());
  #byKey = new Map<string, Page | null>();
  #pages = new Map<string, Page>();
  #visitors = new Map<string, Visitor>();
  #addresses = new Map<string, Address>();
  #tallies = new Map<string, number>();
  readonly #labels = new Map<string, Set<string>>();
  #visits = 0;
  readonly #agents = new Map<string, boolean>();
  readonly #readers = new WeakMap<Socket, Visitor>();

  open(options: CounterOptions): void {
    this.#options = options;
    this.#day = parisDay(this.#now());
  }

  /** Counts a page that was answered with 200, or not modified; tells if a person read it. */
  view(key: string, request: ReadRequest): boolean {
    const { headers } = request;
    // What a browser fetches beforehand is not read yet.
    if (request.method !== 'GET' || headers['sec-purpose'] !== undefined) return false;
    const visitor = this.#visitorOf(request);
    if (visitor.program) return false;
    let page = this.#byKey.get(key);
    if (page === undefined) page = this.#know(key);
    if (page === null) return false;
    page.views += 1;
    if (!visitor.pages.has(page)) this.#visit(visitor, page);
    if (headers.referer !== undefined) this.#source(page, headers.referer, visitor.address);
    return true;
  }

  /** Counts something beside the pages: words that were searched, or the page they led to. */
  tally(what: string, label: string, path = ''): void {
    const key = tallyKey({ what, label: this.#isKnown(what, label) ? label : '', path });
    const known = this.#tallies.get(key);
    if (known === undefined && this.#tallies.size >= MAX_PATHS) this.onFull();
    else this.#tallies.set(key, (known ?? 0) + 1);
  }

  /** Hands over what was counted and begins anew; null when nothing was. */
  take(): Batch | null {
    const { pages, visitors, tallies } = this.#parts();
    const batch = { day: this.#day, pages, visitors, tallies };
    const day = parisDay(this.#now());
    if (day !== this.#day) this.#labels.clear();
    this.#day = day;
    this.#batch += 1;
    this.#byKey = new Map();
    this.#pages = new Map();
    this.#visitors = new Map();
    this.#addresses = new Map();
    this.#tallies = new Map();
    this.#visits = 0;
    return pages.size + tallies.size === 0 ? null : batch;
  }

  /** Takes back what could not be written. */
  restore({ pages, tallies }: Batch): void {
    for (const [path, { views, sources }] of pages) {
      const page = this.#pageOf(path);
      page.views += views;
      for (const [host, count] of sources ?? []) addTo(sourcesOf(page), host, count);
    }
    for (const [key, count] of tallies) addTo(this.#tallies, key, count);
  }

  #parts() {
    return { pages: this.#pages, visitors: this.#visitors, tallies: this.#tallies };
  }

  #now = () => this.#options.now?.() ?? new Date();

  #visitorOf(request: ReadRequest): Visitor {
    const { socket } = request;
    const agent = request.headers['user-agent'] ?? '';
    const { trustProxy } = this.#options;
    const known = this.#readers.get(socket);
    // Behind a proxy one connection carries many people.
    const same = known?.batch === this.#batch && known.agent === agent;
    if (same && (!trustProxy || known.ip === ipOf(request, true))) return known;
    const ip = ipOf(request, trustProxy);
    const key = `${ip}\n${agent}`;
    let visitor = this.#visitors.get(key);
    if (!visitor) {
      const program = this.#isProgram(agent);
      const address = this.#addressOf(ip);
      visitor = { batch: this.#batch, ip, agent, program, address, pages: new Set() };
      if (!visitor.program && this.#visitors.size < MAX_VISITS) this.#visitors.set(key, visitor);
    }
    this.#readers.set(socket, visitor);
    return visitor;
  }

  #addressOf(ip: string): Address {
    const key = clientKey(ip);
    const known = this.#addresses.get(key);
    if (known) return known;
    const address = { visits: 0, hosts: 0 };
    if (this.#addresses.size < MAX_VISITS) this.#addresses.set(key, address);
    return address;
  }

  #isProgram(agent: string): boolean {
    let program = this.#agents.get(agent);
    if (program === undefined) {
      program = isProgram(agent);
      if (this.#agents.size >= MAX_AGENTS) this.#agents.clear();
      this.#agents.set(agent, program);
    }
    return program;
  }

  #know(key: string): Page | null {
    const path = this.#options.pathOf(key);
    const page = path === null ? null : this.#pageOf(path);
    this.#byKey.set(key, page);
    return page;
  }

  #pageOf(path: string): Page {
    const full = this.#pages.size >= MAX_PATHS && !this.#pages.has(path);
    if (full) this.onFull();
    const counted = full ? '' : path;
    let page = this.#pages.get(counted);
    if (!page) {
      page = { path: counted, views: 0, sources: null };
      this.#pages.set(counted, page);
    }
    return page;
  }

  #visit(visitor: Visitor, page: Page): void {
    if (visitor.address.visits >= MAX_VISITS_OF_ONE) return;
    if (this.#visits >= MAX_VISITS) {
      this.onFull();
      return;
    }
    this.#visits += 1;
    visitor.address.visits += 1;
    visitor.pages.add(page);
  }

  #source(page: Page, referer: string, from: Address): void {
    const host = hostOf(referer);
    if (host === null) return;
    if (host === this.#options.ownHost) this.#options.onward?.(page.path, referer);
    else addTo(sourcesOf(page), this.#isKnown('sources', host, from) ? host : '', 1);
  }

  /** Tells if a label is counted under its own name; one of too many is counted with all others of them. */
  #isKnown(what: string, label: string, from?: Address): boolean {
    const labels = this.#labels.get(what) ?? new Set();
    this.#labels.set(what, labels);
    if (labels.has(label)) return true;
    if (label.length > LABEL_LENGTH || labels.size >= MAX_LABELS) return false;
    if (from && from.hosts >= MAX_HOSTS_OF_ONE) return false;
    if (from) from.hosts += 1;
    labels.add(label);
    return true;
  }
}

/** No label holds a control character. */
export const tallyKey = ({ what, label, path }: { what: string; label: string; path: string }) =>
  `${what} ${label}${path && `\n${path}`}`;

const addTo = (counts: Map<string, number>, key: string, count: number) =>
  counts.set(key, (counts.get(key) ?? 0) + count);

function sourcesOf(page: Page): Map<string, number> {
  page.sources ??= new Map();
  return page.sources;
}

const HOST = /^https?:\/\/(?:www\.)?([a-z0-9.-]{1,100}|\[[0-9a-f:]+\])(?::\d{1,5})?(?:\/|$)/i;

/** The host of an address, without `www.`: the rest of what a reader looked at elsewhere is nobody's business. */
export const hostOf = (address: string): string | null => HOST.exec(address)?.[1]?.toLowerCase() ?? null;

/** This process's own; boot says how it counts. */
export const views = new ViewCounter();

/** The key of a visitor for the daily hash: the network, as limits see it, and the kind of browser. */
export const visitorKey = ({ ip, agent }: Pick<Visitor, 'ip' | 'agent'>) => `${clientKey(ip)}\n${agent}`;
