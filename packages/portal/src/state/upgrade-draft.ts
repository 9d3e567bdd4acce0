import { array, boolean, type InferOutput, number, object, optional, string } from 'valibot'
import { storedAtom } from './stored-atom.ts'

const upgradeDraft = object({
  reservationCode: optional(string()),
  roomIds: optional(array(number())),
  arrival: optional(string()),
  departure: optional(string()),
  market: optional(string()),
  propertyCode: optional(string()),
  propertyName: optional(string()),
  beds: optional(string()),
  guests: optional(number()),
  nights: optional(number()),
  rooms: optional(
    array(object({ roomId: number(), ratePlanId: optional(number()), roomTypeId: optional(number()) })),
  ),
  guestCurrency: optional(string()),
  propertyCurrency: optional(string()),
  showsPropertyCurrency: optional(boolean()),
  bookingId: optional(number()),
})

/** The reservation as it goes into a room upgrade; incomplete until the guest has chosen. */
export type UpgradeDraft = InferOutput<typeof upgradeDraft>

export const upgradeDraftAtom = storedAtom('upgrade-draft', upgradeDraft)
