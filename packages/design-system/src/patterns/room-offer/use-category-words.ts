import type {
  Money,
  UpgradeRestriction,
  PlainDate,
  RoomCategory,
  RoomComparison,
  RoomGain,
  RoomLoss,
  Stay,
} from '@veranda/domain'
import { nightsOf, withoutSign } from '@veranda/domain'
import { useSpan } from '../span/index.ts'
import { useDates } from '../dates/index.ts'
import { useMoney } from '../money/index.ts'
import { useArea } from '../area/index.ts'
import { thingsInLine } from '../in-line/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { nightRunsOf } from './night-runs.ts'

export type CategoryWords = {
  /** What a category has over another one, or has not: "24 m² larger". */
  readonly compared: (point: RoomGain | RoomLoss) => string
  /** "1 king bed", "62 m²", "Sleeps 4 guests", and "Ocean view" where neither the category's name nor the comparison has it. */
  readonly facts: (category: RoomCategory, comparison?: RoomComparison) => readonly string[]
  /** Why a category cannot be had. */
  readonly missing: (why: UpgradeRestriction, about: About) => string
  /** "Mar 14", "Mar 14 – 16, Mar 18". */
  readonly nights: (nights: readonly PlainDate[]) => string
  /** "+$60", "−$20", whole amounts without their zeros. */
  readonly more: (difference: Money) => string
}

type About = { readonly category: RoomCategory; readonly party: string; readonly stay: Stay }

/** Sentences about a room category and about what it gains and loses beside another. */
export function useCategoryWords(): CategoryWords {
  const words = useLaterWords()
  const dates = useDates()
  const span = useSpan()
  const money = useMoney()
  const area = useArea()
  const nightsReported = (nights: readonly PlainDate[]) =>
    nightRunsOf(nights)
      .map(({ from, until }) => (from === until ? dates.shortDay(from) : span({ from, until })))
      .join(', ')
  return {
    compared: (point) => {
      switch (point.kind) {
        case 'larger':
        case 'smaller':
          return words(`room-upgrade.${point.kind}`, { area: area(point.squareMeters) })
        case 'better-view':
        case 'lesser-view':
          return words('room-upgrade.view-instead', { view: point.view, instead: point.instead })
        case 'sleeps-more':
        case 'sleeps-fewer':
          return words(`room-upgrade.${point.kind}`, { guests: point.guests })
        // In the hotel's own spelling, each begins with a capital: none stands inside a sentence.
        case 'more-amenities':
          return thingsInLine(point.amenities)
        case 'fewer-amenities':
          return words('room-upgrade.fewer-amenities', { amenities: thingsInLine(point.amenities) })
      }
    },
    facts: ({ name, beds, squareMeters, maxOccupancy, view }, comparison) => [
      beds,
      area(squareMeters),
      words('room-upgrade.sleeps', { guests: maxOccupancy }),
      ...(isViewCompared(comparison) ? [] : without(name, words('room-upgrade.view', { view }))),
    ],
    missing: (why, { category, party, stay }) => {
      if (why.kind === 'too-small')
        return words('room-upgrade.too-small', { guests: category.maxOccupancy, party })
      if (why.kind === 'restricted') return words(`room-upgrade.${why.restriction}`)
      return why.nights.length === nightsOf(stay)
        ? words(`room-upgrade.${why.kind}-always`)
        : words(`room-upgrade.${why.kind}`, {
            nights: nightsReported(why.nights),
            count: why.nights.length,
          })
    },
    nights: nightsReported,
    more: (difference) => {
      const amount = money.calm(withoutSign(difference))
      return difference.amount < 0 ? `−${amount}` : `+${amount}`
    },
  }
}

const isViewCompared = (comparison: RoomComparison | undefined): boolean =>
  comparison !== undefined &&
  [...comparison.gains, ...comparison.losses].some(
    ({ kind }) => kind === 'better-view' || kind === 'lesser-view',
  )

/** A fact the name of the category already says is not repeated. */
const without = (name: string, fact: string): readonly string[] =>
  name.toLowerCase().includes(fact.toLowerCase()) ? [] : [fact]
