/** Who signs in to the sample’s back office. */
export const sampleAdmin = { userName: 'sample.admin', password: 'Bougainvillea!7', source: 'local' }

export type AskedList = { readonly title: string; readonly path: string; readonly limit: number }

/** The first pages that staff open, and how long each may take. */
export const lists: readonly AskedList[] = [
  ['reservations', '/reservations'],
  ['reservations by name', '/reservations?search=lovel%2077'],
  ['reservations by e-mail', '/reservations?search=guest777%40'],
  ['reservations by number', '/reservations?search=BENCH-777'],
  ['reservations canceled', '/reservations?state=cancelled'],
  ['dashboard', '/dashboard'],
  ['inbox', '/inbox'],
  ['bank arrivals', '/bank-arrivals'],
  ['bank transfers', '/bank-transfers'],
  ['catalog of countries', '/catalogues/countries'],
  ['properties', '/properties'],
  ['team', '/team'],
  ['audit', '/audit'],
  ['audit by act', '/audit?act=cancel'],
  ['audit by subject', '/audit?subject=BENCH-777'],
].map(([title = '', path = '']) => ({ title, path, limit: 200 }))
