/** A receipt's address: by the contribution's own key, or by that of the mail it was sent with. */
export const receiptPath = (key: string) => `/p/recu/${encodeURIComponent(key)}`;
