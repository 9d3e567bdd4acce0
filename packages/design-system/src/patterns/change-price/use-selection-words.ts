import type { AgeCategory, Reservation, SelectionRefusal } from '@veranda/domain'
import { useRoomName } from '../room-name/index.ts'
import { useLaterWords } from '../later-words/index.ts'

/** Why the rooms, guests or add-ons cannot be had as selected, in a sentence that names them. */
export function useSelectionWords({ property, rooms }: Reservation): (why: SelectionRefusal) => string {
  const words = useLaterWords()
  const roomName = useRoomName()
  const serviceName = (addOnId: number): string | undefined =>
    rooms.flatMap(({ services }) => services).find((service) => service.addOnId === addOnId)?.name
  return (why) => {
    switch (why.kind) {
      case 'nothing-wanted':
      case 'too-many-rooms':
      case 'category-not-found':
      case 'service-not-found':
      case 'service-not-on-that-day':
      case 'room-not-found':
        return words(`change-price.${why.kind}`)
      case 'adults-only':
        return words('change-price.adults-only', { hotel: property.name })
      case 'not-superior':
      case 'same-category':
      case 'no-adult':
      case 'name-not-accepted':
        return words(`change-price.${why.kind}`, { room: roomName(why) })
      case 'too-many-guests':
        return words('change-price.too-many-guests', { room: roomName(why), guests: why.maxOccupancy })
      case 'service-not-removable': {
        const name = serviceName(why.addOnId)
        return name
          ? words('change-price.service-not-removable', { name })
          : words('change-price.service-not-found')
      }
      case 'too-many-of-service':
        return words('change-price.too-many-of-service', { quantity: why.maxQuantity })
      case 'age-range-not-found':
        return words('change-price.age-range-not-found', { guests: words(categoryWords[why.category]) })
    }
  }
}

const categoryWords = {
  adult: 'change-price.adults',
  teen: 'change-price.teens',
  kid: 'change-price.kids',
  infant: 'change-price.infants',
} as const satisfies Record<AgeCategory, string>
