/** Every address of the back office. */
export const paths = {
  root: '/',
  signIn: '/sign-in',
  ownPassword: '/sign-in/password',
  secondFactor: '/sign-in/code',
  askReset: '/password',
  resetPassword: '/password/:secret',
  forbidden: '/forbidden',
  inbox: '/inbox',
  catalogues: '/catalogues',
  catalogue: '/catalogues/:catalogue',
  newEntry: '/catalogues/:catalogue/new',
  importEntries: '/catalogues/:catalogue/import',
  entry: '/catalogues/:catalogue/entries/:entry',
  properties: '/properties',
  property: '/properties/:property',
  inboxItem: '/inbox/:kind/:itemId',
} as const
