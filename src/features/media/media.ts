/** A picture's description for those who do not see it; required. */
export const ALT_MAX = 300;
