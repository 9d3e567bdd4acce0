import { maskedEmail, type Reservation } from '@veranda/domain'

/** The address a letter goes to, masked. */
export function letterOf({ rooms }: Pick<Reservation, 'rooms'>): { readonly letterTo?: string } {
  const email = rooms[0]?.guests.find(({ isMainGuest }) => isMainGuest)?.email
  return email ? { letterTo: maskedEmail(email) } : {}
}
