export const DEVELOPERS_PATH = '/developpeurs';

/** The page of one group of calls. */
export const groupPath = (group: string): string => `${DEVELOPERS_PATH}/${group}`;

/** The anchor of one call on the page of its group. */
export const anchorOf = (path: string): string => path.split('/').at(-1) ?? '';
