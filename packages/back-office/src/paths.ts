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
  inboxItem: '/inbox/:kind/:itemId',
} as const
