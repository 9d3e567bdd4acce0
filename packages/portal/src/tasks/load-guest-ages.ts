import { type Failure, listAgeRanges } from '@veranda/contract'
import type { AgeRange, Reservation, Result } from '@veranda/domain'
import type { Portal } from '../portal.ts'

/** The ages a property tells apart. */
export const loadGuestAges = (
  { client }: Pick<Portal, 'client'>,
  { property }: Pick<Reservation, 'property'>,
): Promise<Result<readonly AgeRange[], Failure>> =>
  client.call(listAgeRanges, { params: { id: String(property.propertyId) } })
