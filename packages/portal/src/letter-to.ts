import type { Reservation } from '@veranda/domain'

/** The address a letter goes to, with all but its first letter hidden. */
export function letterOf({ rooms }: Pick<Reservation, 'rooms'>): { readonly letterTo?: string } {
  const email = rooms[0]?.guests.find(({ isMainGuest }) => isMainGuest)?.email
  const [, first, domain] = /^(.)[^@]*@(.+)$/.exec(email ?? '') ?? []
  return first && domain ? { letterTo: `${first}•••@${domain}` } : {}
}
