import type { ServiceCategory } from '@veranda/domain'
import type { Words } from '@veranda/booking-service/tables'
import type { SampleProperty } from './properties/property.ts'

export type SampleOffer = {
  /** Within its property. A number once given stays with its offer. */
  readonly number: number
  readonly category: ServiceCategory
  readonly price: number
  readonly words: Words
  readonly note: Words
  readonly hasDay: boolean
  readonly most: number
  readonly notice: number
  readonly at: 'everywhere' | 'the sea' | 'a city' | 'family hotels'
}

type Told = readonly [en: string, es: string, it: string]

export const anOffer = (
  [number, category, price]: readonly [number, ServiceCategory, number],
  words: Told,
  note: Told,
  more: Partial<Pick<SampleOffer, 'hasDay' | 'most' | 'notice' | 'at'>> = {},
): SampleOffer => ({
  number,
  category,
  price,
  words: toldIn(words),
  note: toldIn(note),
  hasDay: false,
  most: 1,
  notice: 0,
  at: 'everywhere',
  ...more,
})

const toldIn = ([en, es, it]: Told): Words => ({ en, es, it })

export const isOfferedAt = ({ at }: SampleOffer, { row, seasons }: SampleProperty): boolean => {
  switch (at) {
    case 'everywhere':
      return true
    case 'the sea':
      return seasons !== 'city'
    case 'a city':
      return seasons === 'city'
    case 'family hotels':
      return !row.adultsOnly
  }
}
