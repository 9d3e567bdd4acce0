import { canBecomeFree, type PlainDate, type Room, type RoomStandby, whyNoOffer } from '@veranda/domain'
import { useId } from 'react'
import { Button } from '../../components/button/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { CategoryScene } from '../../patterns/room-card/category-scene.tsx'
import { NoOfferNotice } from '../../patterns/room-offer/index.ts'
import { useRoomName } from '../../patterns/room-name/index.ts'
import { inLine } from '../../patterns/in-line/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { StandbyOutcomeNotice } from './standby-outcome-notice.tsx'
import type { StandbyScreenProps } from './standby-screen.tsx'
import type { StandbyDraft } from './standby-state.ts'
import * as css from './standby.css.ts'
import { WaitingStandbyRequest } from './waiting-standby-request.tsx'
import { StandbyForm } from './standby-form.tsx'

export type RoomStandbyProps = StandbyScreenProps & {
  readonly room: Room
  readonly standby: RoomStandby
  readonly opensOn: PlainDate
  /** The only room needs no number. */
  readonly isAlone: boolean
}

const nothingYet: StandbyDraft = { roomTypeIds: [], ceiling: '' }

/** One room: its category, its standby request, and what became of the request. */
export function RoomStandbyCard(props: RoomStandbyProps) {
  const { room, standby, isAlone, outcome } = props
  const isAwarded = standby.state.kind === 'awarded'
  const words = useLaterWords()
  const roomName = useRoomName()
  const id = useId()
  return (
    <Surface as="section" labelledBy={id}>
      <Stack gap="large">
        <div className={css.head}>
          <Heading level={2} look="lead" id={id}>
            {isAlone ? words('standby.your-room') : inLine(roomName({ roomNumber: room.roomNumber }))}
          </Heading>
          {!isAwarded && (
            <Text as="span" look="small" tone="muted">
              {words('standby.today', { name: room.category.name })}
            </Text>
          )}
        </div>
        {isAwarded && (
          <div className={css.awarded}>
            <CategoryScene category={room.category} />
          </div>
        )}
        {outcome?.roomNumber === room.roomNumber && <StandbyOutcomeNotice outcome={outcome} />}
        <Request {...props} />
      </Stack>
    </Surface>
  )
}

function Request(props: RoomStandbyProps) {
  const { reservation, room, standby, drafts, isAlone, help, onDraft } = props
  const words = useLaterWords()
  const { roomNumber, category } = room
  const draft = drafts.get(roomNumber)
  const { state, offers: all } = standby
  const offers = all.filter(canBecomeFree)
  const why = offers.length === 0 ? whyNoOffer(all) : undefined
  if (state.kind === 'waiting' && !draft) return <WaitingStandbyRequest {...props} request={state} />
  if (why && state.kind === 'nothing')
    return <NoOfferNotice why={why} of="higher" party={room.occupancy} help={help} />
  if (offers.length === 0)
    return state.kind === 'nothing' ? (
      <Notice tone="info" title={words('standby.best-title')}>
        {words('standby.best-note', { name: category.name, hotel: reservation.property.name })}
      </Notice>
    ) : (
      <Ended {...props} />
    )
  const isOpen = draft !== undefined || (isAlone && state.kind === 'nothing')
  return (
    <Stack gap="large">
      <Ended {...props} />
      {isOpen ? (
        <StandbyForm {...props} draft={draft ?? nothingYet} />
      ) : (
        <div>
          <Button tone="secondary" onPress={() => onDraft(roomNumber, nothingYet)}>
            {words('standby.open')}
          </Button>
        </div>
      )}
    </Stack>
  )
}

/** What became of an earlier request. */
function Ended({ standby: { state } }: RoomStandbyProps) {
  const words = useLaterWords()
  const money = useMoney()
  if (state.kind === 'awarded')
    return (
      <Notice tone="positive" title={words('standby.awarded-title', { name: state.name })}>
        {state.added.amount > 0
          ? words('standby.awarded-note', { amount: money.exact(state.added) })
          : words('standby.awarded-free')}
      </Notice>
    )
  if (state.kind === 'declined')
    return (
      <Notice tone="info" title={words('standby.declined-title')}>
        {words('standby.declined-note')}
      </Notice>
    )
  return null
}
