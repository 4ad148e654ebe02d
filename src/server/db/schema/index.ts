export * from './accounts.ts';
export * from './cagnotte.ts';
export * from './catalogue.ts';
export * from './content.ts';
export * from './lists.ts';
export * from './places.ts';
export * from './publishing.ts';
export * from './search.ts';
