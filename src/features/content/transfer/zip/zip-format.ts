/** Names of APPNOTE.TXT, the description of the format; numbers are little-endian. */
export const LOCAL = 0x04034b50;
export const CENTRAL = 0x02014b50;
export const END = 0x06054b50;
export const END64 = 0x06064b50;
export const LOCATOR64 = 0x07064b50;

export const LOCAL_BYTES = 30;
export const CENTRAL_BYTES = 46;
export const END_BYTES = 22;
export const END64_BYTES = 56;
export const LOCATOR64_BYTES = 20;

/** What a field of 16 or 32 bits says when the true value stands in the 64-bit one. */
export const FULL16 = 0xffff;
export const FULL32 = 0xffffffff;

export const STORED = 0;
export const DEFLATED = 8;
export const ENCRYPTED = 1;
export const UTF8 = 0x800;
/** Tag of the extra field that holds 64-bit sizes and offset. */
export const EXTRA64 = 1;
