/** The job that ends pooled gifts and settles their shares. */
export const POOLS_JOB = 'pooled-gifts';
