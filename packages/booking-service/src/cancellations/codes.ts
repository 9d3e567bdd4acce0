import { randomInt } from 'node:crypto'

// Read over the phone: nothing that sounds or looks like something else.
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A number for a guest to keep, `CXL-7K3F-9QWM`. */
export const codeLike = (kind: 'CXL' | 'CRN'): string => `${kind}-${four()}-${four()}`

const four = (): string => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
