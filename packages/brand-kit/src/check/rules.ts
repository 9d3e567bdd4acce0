import { ageCategories, type SampleHotel } from '@veranda/domain'
import type { BrandFiles } from '../brand-files.ts'
import { type Finding, fault } from './finding.ts'

const where = 'served.ts, sampleHotel'

/** The first words of the ids that only screens for add-ons say. */
const aboutAddOns = /^(add-services|add-on-menu|add-ons-by-category)\./

/** Rules that contradict one another, or that no guest could keep. */
export function ruleFindings({
  served: { sampleHotel, paymentFlow },
  languages,
}: BrandFiles): readonly Finding[] {
  if (!sampleHotel) return []
  const { sellsAddOns, documentMegabytes, paymentFlow: ownFlow } = sampleHotel
  const ownSentences = Object.entries(languages).flatMap(([locale, sentences]) =>
    Object.keys(sentences)
      .filter((id) => aboutAddOns.test(id))
      .map((id) => `lang/${locale}.json, ${id}`),
  )
  return [
    ...(sellsAddOns === false && ownSentences.length > 0
      ? [
          fault(
            where,
            `add-ons are hidden (sellsAddOns: false), and ${ownSentences.length} sentences of their own sell them: ${ownSentences[0]}`,
            'Sell them, or leave the sentences out',
          ),
        ]
      : []),
    ...(documentMegabytes !== undefined && documentMegabytes <= 0
      ? [
          fault(
            where,
            'guests are asked for documents of no size',
            'Set documentMegabytes to 1 or more, or leave it out',
          ),
        ]
      : []),
    ...(ownFlow !== undefined && ownFlow === paymentFlow
      ? [
          fault(
            where,
            `paymentFlow repeats the brand’s “${ownFlow}”`,
            'Leave it out: only a difference is said',
          ),
        ]
      : []),
    ...stayFaults(sampleHotel),
    ...ageFaults(sampleHotel),
  ]
}

function stayFaults({ stayLimits }: SampleHotel): readonly Finding[] {
  if (!stayLimits) return []
  const { minimumNights, maximumNights, bookableDays } = stayLimits
  return [
    ...(minimumNights < 1
      ? [fault(where, `stays of ${minimumNights} nights`, 'A stay has one night at least')]
      : []),
    ...(maximumNights !== undefined && maximumNights < minimumNights
      ? [
          fault(
            where,
            `stays have at least ${minimumNights} nights and at most ${maximumNights}`,
            'No stay is both: change one',
          ),
        ]
      : []),
    ...(bookableDays < (maximumNights ?? minimumNights)
      ? [
          fault(
            where,
            `nights are sold ${bookableDays} days ahead, and a stay may be longer`,
            'Sell further ahead than the longest stay',
          ),
        ]
      : []),
  ]
}

function ageFaults({ ageRanges }: SampleHotel): readonly Finding[] {
  if (!ageRanges) return []
  const inOrder = ageRanges.toSorted((one, other) => one.youngest - other.youngest)
  const twice = ageCategories.filter(
    (each) => ageRanges.filter(({ category }) => category === each).length > 1,
  )
  return [
    ...(ageRanges.some(({ category }) => category === 'adult')
      ? []
      : [fault(where, 'no age is an adult’s', 'Somebody must be able to hold the reservation')]),
    ...twice.map((category) => fault(where, `${category} is there twice`, 'Give each category one range')),
    ...inOrder.flatMap(({ category, youngest, oldest }, index) => {
      if (oldest < youngest)
        return [fault(where, `${category} is from ${youngest} to ${oldest}`, 'Write the younger age first')]
      const next = inOrder[index + 1]
      if (!next || next.youngest === oldest + 1) return []
      return next.youngest <= oldest
        ? [
            fault(
              where,
              `at ${next.youngest} one is ${category} and ${next.category}`,
              'Let no age be in two ranges',
            ),
          ]
        : [
            fault(
              where,
              `at ${oldest + 1} one is neither ${category} nor ${next.category}`,
              'Leave no age between two ranges',
            ),
          ]
    }),
  ]
}
