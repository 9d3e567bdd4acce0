/** A row's number in an address; a text that is none names no row. */
export const rowIn = (itemId: string): number => (/^\d{1,9}$/.test(itemId) ? Number(itemId) : -1)
