/** The tags of a stored list: none is served old of these. */

export const listTag = (id: number): string => `list:${id}`;

/** Published by a change of so many lists that naming each would cost more. */
export const EVERY_LIST = 'lists';

/** Published when a day begins in France: countdowns, and the last day of a gift that several pay. */
export const PARIS_DAY = 'day';
