import type { Money, Stay, StayOffer } from '@veranda/domain'
import { inLine } from '../in-line/index.ts'
import * as css from './stay-offers.css.ts'
import { useOfferWords } from './use-offer-words.ts'

export type OfferButtonProps = {
  readonly offer: StayOffer
  /** The reservation's present total, add-ons included. */
  readonly currentTotal: Money
  /** What the chosen one changes by its quote, which knows more than its nights. */
  readonly quoted?: Money | undefined
  /** Stands above the dates: a month's name, "cheapest". */
  readonly lead?: string | undefined
  readonly isChosen?: boolean | undefined
  readonly onChoose: (stay: Stay) => void
}

/** A stay that can be had, one tap away: when, how long, what it costs and what it changes. */
export function OfferButton(props: OfferButtonProps) {
  const { currentTotal, quoted, lead, isChosen, onChoose } = props
  const offer = isChosen && quoted ? { ...props.offer, difference: quoted.amount } : props.offer
  const isOtherwise = offer.difference !== props.offer.difference
  const words = useOfferWords(currentTotal)
  const tone = offer.difference < 0 ? 'decrease' : offer.difference > 0 ? 'increase' : 'same'
  return (
    <button
      type="button"
      className={css.offer}
      aria-pressed={isChosen ?? false}
      onClick={() => onChoose(offer.stay)}
    >
      <span className={css.when}>
        {lead && <span className={css.lead}>{inLine(lead)}</span>}
        <span className={css.span}>{words.span(offer.stay)}</span>
        <span className={css.small}>{words.nights(offer)}</span>
      </span>
      <span className={css.price}>
        <span className={css.difference[tone]}>{words.difference(offer)}</span>
        {(offer.difference !== 0 || isOtherwise) && (
          <span className={css.small}>{isOtherwise ? words.withAddOns : words.wholeStay}</span>
        )}
        <span className={css.small}>{words.total(offer)}</span>
      </span>
    </button>
  )
}
