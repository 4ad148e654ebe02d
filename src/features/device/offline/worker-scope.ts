/** The few names of a service worker's world that ours uses: TypeScript's own list excludes that of pages. */
export interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
export interface AskedEvent extends WaitingEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
export interface PushedEvent extends WaitingEvent {
  readonly data: { json(): unknown } | null;
}
export interface ClickedEvent extends WaitingEvent {
  readonly notification: Notification;
}
export interface MessageToWorker extends WaitingEvent {
  readonly data: unknown;
}
export interface WindowClient {
  readonly url: string;
  focus(): Promise<WindowClient>;
  navigate(url: string): Promise<WindowClient | null>;
}

interface Events {
  install: WaitingEvent;
  activate: WaitingEvent;
  fetch: AskedEvent;
  message: MessageToWorker;
  push: PushedEvent;
  notificationclick: ClickedEvent;
}

export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled?: boolean }): Promise<WindowClient[]>;
    openWindow(url: string): Promise<WindowClient | null>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof Events>(type: K, heard: (event: Events[K]) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;
