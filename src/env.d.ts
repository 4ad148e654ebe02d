/// <reference types="astro/client" />
import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean;
  }
}

declare global {
  namespace App {
    interface Locals {
      requestId: string;
      ip: string;
    }
  }
}
