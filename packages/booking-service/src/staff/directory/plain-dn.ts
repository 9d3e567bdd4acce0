/** Case and the spaces around commas and equals signs mean nothing in the name of an entry. */
export const plainDn = (dn: string): string =>
  dn
    .toLowerCase()
    .replaceAll(/\s*([,=])\s*/g, '$1')
    .trim()
