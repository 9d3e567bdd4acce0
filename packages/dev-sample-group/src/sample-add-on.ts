import type { AddOnCategory } from '@veranda/domain'
import type { Words } from '@veranda/booking-service/tables'
import type { SampleProperty } from './properties/property.ts'

export type SampleAddOn = {
  /** Within its property. A number once given stays with its offer. */
  readonly number: number
  readonly category: AddOnCategory
  readonly price: number
  readonly words: Words
  readonly note: Words
  readonly hasDay: boolean
  readonly most: number
  readonly notice: number
  readonly at: 'everywhere' | 'the sea' | 'a city' | 'family hotels'
}

type Report = readonly [en: string, es: string, it: string]

export const anOffer = (
  [number, category, price]: readonly [number, AddOnCategory, number],
  words: Report,
  note: Report,
  more: Partial<Pick<SampleAddOn, 'hasDay' | 'most' | 'notice' | 'at'>> = {},
): SampleAddOn => ({
  number,
  category,
  price,
  words: reportedIn(words),
  note: reportedIn(note),
  hasDay: false,
  most: 1,
  notice: 0,
  at: 'everywhere',
  ...more,
})

const reportedIn = ([en, es, it]: Report): Words => ({ en, es, it })

export const isOfferedAt = ({ at }: SampleAddOn, { row, seasons }: SampleProperty): boolean => {
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
