import type { Reservation, SelectionRefusal, UnavailableStay } from '@veranda/domain'
import { Button } from '../../components/button/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { useDates } from '../dates/index.ts'
import { type NamedRoom, useRestrictionWords } from '../stay-calendar/index.ts'
import { useRoomName } from '../room-name/index.ts'
import { inLine } from '../in-line/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import type { ChangeRefusal } from './change-state.ts'
import { type RefusedPart, useRefusedWords } from './refused-part.ts'
import { useSelectionWords } from './use-selection-words.ts'

export type RefusedPriceProps = {
  readonly reservation: Reservation
  readonly refusal: ChangeRefusal
  /** The rooms as selected: a sentence about one names the category selected for it. */
  readonly rooms?: readonly NamedRoom[] | undefined
  /** The part of the selection that it is about, where the page marks it in its own place. */
  readonly refused?: RefusedPart | undefined
  readonly onTryAgain: () => void
}

const none: readonly NamedRoom[] = []

/** Why it cannot be had like this. Nothing has changed, and what was chosen stays chosen. */
export function RefusedPrice(props: RefusedPriceProps) {
  const { reservation, refusal, rooms = none, refused, onTryAgain } = props
  const words = useLaterWords()
  const selectionWords = useSelectionWords(reservation)
  const refusedWords = useRefusedWords()
  const roomName = useRoomName()
  switch (refusal.kind) {
    case 'not-available':
      return <NotAvailable restriction={refusal.restriction} rooms={rooms} />
    case 'sold-out':
      return (
        <Notice tone="negative" title={words('change-price.sold-out-title')}>
          <Stack gap="hair">
            <p>{words('change-price.sold-out-body')}</p>
            <p>{words('change-price.unchanged')}</p>
          </Stack>
        </Notice>
      )
    case 'not-possible':
      return (
        <Notice
          tone="negative"
          title={refused ? refusedWords(refused) : words('change-price.not-possible-title')}
        >
          <Stack gap="hair">
            <p>{inLine(whatNext(refusal.why))}</p>
            <p>{words('change-price.unchanged')}</p>
          </Stack>
        </Notice>
      )
    case 'reservation-changed':
    case 'quote-superseded':
      return (
        <Notice
          tone="caution"
          title={words(`change-price.${refusal.kind}-title`)}
          action={
            <Button tone="secondary" size="small" onPress={onTryAgain}>
              {words('change-price.price-again')}
            </Button>
          }
        >
          {words(`change-price.${refusal.kind}-body`)}
        </Notice>
      )
  }

  function whatNext(why: SelectionRefusal): string {
    if (!refused) return selectionWords(why)
    return refused.elsewhere
      ? words('change-price.part-other-day-in-room', { room: roomName(refused.elsewhere) })
      : words('change-price.part-other-day')
  }
}

type NotAvailableProps = { readonly restriction: UnavailableStay; readonly rooms: readonly NamedRoom[] }

function NotAvailable({ restriction, rooms }: NotAvailableProps) {
  const words = useLaterWords()
  const dates = useDates()
  const restrictionWords = useRestrictionWords(rooms)
  const roomName = useRoomName()
  if (restriction.kind !== 'sold-out') {
    return (
      <Notice tone="negative" title={inLine(restrictionWords(restriction))}>
        {words('change-price.unchanged')}
      </Notice>
    )
  }
  const { roomNumbers, on } = restriction
  return (
    <Notice tone="negative" title={words('change-price.sold-out-title')}>
      <Stack gap="hair">
        {roomNumbers.map((roomNumber) => {
          const name = rooms.find((room) => room.roomNumber === roomNumber)?.name
          return (
            <p key={roomNumber}>
              {inLine(words('change-price.room-sold-out', { room: roomName({ roomNumber, name }) }))}
            </p>
          )
        })}
        <p>{words('change-price.none-left', { date: dates.shortDay(on) })}</p>
        <p>{words('change-price.unchanged')}</p>
      </Stack>
    </Notice>
  )
}
