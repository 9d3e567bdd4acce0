/** Case and the spaces around commas and equals signs mean nothing in the name of an entry. */
export const plainDn = (dn: string): string =>
  dn
    .toLowerCase()
    .split(/([,=])/)
    .map((part) => part.trim())
    .join('')
