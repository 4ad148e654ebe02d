/// <reference types="astro/client" />
import 'astro';
import type { InteractionOptions } from './ui/interaction-directive.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean | InteractionOptions;
  }
}

declare global {
  namespace App {
    interface Locals {
      requestId: string;
      ip: string;
      /** The fault of the database that kept the page from being made (src/server/http/page-faults.ts). */
      fault?: unknown;
    }
  }
}
