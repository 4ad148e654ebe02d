/// <reference types="astro/client" />

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean;
  }
}

declare namespace App {
  interface Locals {
    requestId: string;
    ip: string;
  }
}
