import { freeUntil, newRoomNumber, nightsOf, type RoomCategory, withoutNewRoom } from '@veranda/domain'
import { Button } from '../../components/button/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { namesAsSelected } from '../change-price/index.ts'
import { useLastChange } from '../change-price/use-last-change.ts'
import { valueIn } from '../loaded/index.ts'
import { useSignedMoney } from '../money/use-signed-money.ts'
import { CategoryScene } from '../room-card/category-scene.tsx'
import { rateWords } from '../room-card/rate-words.ts'
import { useFreeWords } from '../price-change/index.ts'
import { categoriesOf } from '../room-offer/index.ts'
import { type RoomToName, useRoomName } from '../room-name/index.ts'
import { useArea } from '../area/index.ts'
import { inLine } from '../in-line/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { dot } from '../words/index.ts'
import * as css from './new-room.css.ts'
import type { NewRoomOffers } from './new-room-offers.ts'
import type { NewRoomsProps } from './new-rooms.tsx'

/** The rooms that are in the price, each of which can be taken off again. */
export function AddedRooms(props: NewRoomsProps) {
  const { selection, price, newRoom, onSelection } = props
  const offered = valueIn(newRoom)
  const words = useLaterWords()
  const signed = useSignedMoney()
  const change = useLastChange(price.state)
  const categories = categoriesOf(offered?.offers ?? [])
  const named = namesAsSelected(selection, price, categories)
  const { property, stay } = price.reservation
  const freeWords = useFreeWords(property.timeZone)
  const termsOf = ({ ratePlan, policy }: NewRoomOffers, policyAfter = policy): RoomTerms => {
    const when = { zone: property.timeZone, now: price.clock() }
    return {
      rate: [
        words('stay-change.nights', { nights: nightsOf(stay) }),
        rateWords(ratePlan.name, words(`room-card.${ratePlan.kind}`)),
      ].join(dot),
      cancellation: freeWords(freeUntil([policyAfter], stay, when)),
    }
  }
  return (
    <section aria-labelledby="rooms-to-be-added">
      <Stack gap="small">
        <Heading level={2} look="lead" id="rooms-to-be-added">
          {words('add-room.added')}
        </Heading>
        <ul className={css.addedRooms}>
          {selection.newRooms.map(({ roomTypeId, occupancy, firstName, lastName }, place) => {
            const number = newRoomNumber(price.reservation, place)
            const quoted = change?.rooms.find(({ roomNumber }) => roomNumber === number)
            return (
              <AddedRoom
                key={number}
                room={{
                  roomNumber: number,
                  name: named.find(({ roomNumber }) => roomNumber === number)?.name ?? '',
                  guest: `${firstName} ${lastName}`,
                }}
                category={categories.find((category) => category.roomTypeId === roomTypeId)}
                guests={words('stay.headcount', occupancy)}
                terms={offered && termsOf(offered, quoted?.policyAfter)}
                price={quoted && signed(quoted.after)}
                onRemove={() => onSelection(withoutNewRoom(selection, place))}
              />
            )
          })}
        </ul>
      </Stack>
    </section>
  )
}

/** For how long and on what terms it is sold. */
type RoomTerms = { readonly rate: string; readonly cancellation: string }

type AddedRoomProps = {
  readonly room: RoomToName & { readonly name: string }
  /** Missing until what there is has been read. */
  readonly category: RoomCategory | undefined
  readonly guests: string
  readonly terms: RoomTerms | undefined
  /** What it adds to the total, once that is known. */
  readonly price: string | undefined
  readonly onRemove: () => void
}

/** One of them as it will be: how it looks, what it is, who sleeps in it and what it adds. */
function AddedRoom({ room, category, guests, terms, price, onRemove }: AddedRoomProps) {
  const words = useLaterWords()
  const area = useArea()
  const roomName = useRoomName()
  const { name, ...unnamed } = room
  return (
    <li className={css.added}>
      <div className={css.addedPicture}>{category && <CategoryScene category={category} />}</div>
      <div className={css.addedWords}>
        <p className={css.name}>{name}</p>
        <Text look="small" tone="muted">
          {inLine(roomName(unnamed))}
        </Text>
        <Text look="small" tone="muted">
          {guests}
        </Text>
        {category && (
          <Text look="small" tone="muted">
            {inLine([category.beds, area(category.squareMeters)].join(dot))}
          </Text>
        )}
        {terms && (
          <>
            <Text look="small">{inLine(terms.rate)}</Text>
            <Text look="small">{terms.cancellation}</Text>
          </>
        )}
      </div>
      <div className={css.addedFoot}>
        <span className={css.addedPrice}>{price}</span>
        <span className={css.remove}>
          <Button tone="quiet" size="small" onPress={onRemove}>
            <span aria-hidden="true">{words('add-room.remove')}</span>
            <VisuallyHidden>{words('add-room.remove-label', { room: roomName(room) })}</VisuallyHidden>
          </Button>
        </span>
      </div>
    </li>
  )
}
