import {
  isPlainDate,
  obstacleTo,
  offersAround,
  type PlainDate,
  type RateBoard,
  type Stay,
} from '@veranda/domain'
import { useMemo, useState } from 'react'
import { Field } from '../../components/field/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Text } from '../../components/text/index.ts'
import { useObstacleWords } from '../stay-calendar/index.ts'
import { useLaterWords } from '../words/index.ts'
import { OfferButton } from './offer-button.tsx'
import * as css from './stay-offers.css.ts'
import { wantedAfter } from './wanted-stay.ts'

export type OfferListProps = {
  readonly board: RateBoard
  readonly chosen?: Stay | undefined
  readonly onChoose: (stay: Stay) => void
}

/** For whoever does not read grids: the wanted days are typed, and stays around them listed, cheapest first. */
export function OfferList({ board, chosen, onChoose }: OfferListProps) {
  const words = useLaterWords()
  const obstacleWords = useObstacleWords(board.rooms)
  const [typed, setTyped] = useState<Stay>()
  const wanted = typed ?? chosen ?? board.current.stay
  const offers = useMemo(() => offersAround(board, wanted), [board, wanted])
  const obstacle = obstacleTo(board, wanted)
  const last = board.days.at(-1)?.date
  const field = (label: string, value: PlainDate, take: (date: PlainDate) => Stay) => (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="date"
          min={board.today}
          max={last}
          value={value}
          onChange={({ target }) => isPlainDate(target.value) && setTyped(take(target.value))}
        />
      )}
    </Field>
  )
  return (
    <Stack gap="medium">
      <div className={css.wanted}>
        {field(words('stay-offers.arrive-on'), wanted.arrival, (date) =>
          wantedAfter(wanted, 'arrival', date),
        )}
        {field(words('stay-offers.leave-on'), wanted.departure, (date) =>
          wantedAfter(wanted, 'departure', date),
        )}
      </div>
      <div role="status">
        {obstacle && (
          <Text look="small" tone="caution">
            {words('stay-offers.not-these', { why: obstacleWords(obstacle) })}
          </Text>
        )}
        <Text look="small" tone="muted">
          {words('stay-offers.around', { count: offers.length })}
        </Text>
      </div>
      <ol className={css.list}>
        {offers.map((offer, place) => (
          <li key={`${offer.stay.arrival}/${offer.stay.departure}`}>
            <OfferButton
              offer={offer}
              currency={board.currency}
              lead={leadOf(offer.stay, place)}
              isChosen={chosen?.arrival === offer.stay.arrival && chosen.departure === offer.stay.departure}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ol>
    </Stack>
  )

  function leadOf(stay: Stay, place: number): string | undefined {
    const is = (other: Stay) => other.arrival === stay.arrival && other.departure === stay.departure
    if (is(board.current.stay)) return words('stay-offers.your-dates')
    if (place === 0) return words('stay-offers.cheapest')
    return is(wanted) ? words('stay-offers.wanted') : undefined
  }
}
