import { isZero, type InboxKind, type Locale, type Reservation, type StaffReservation } from '@veranda/domain'
import { type MouseEvent, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Row, Stack } from '../../components/layout/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Tabs } from '../../components/tabs/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { History } from '../../patterns/history/index.ts'
import { inLine } from '../../patterns/in-line/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { RoomGuests } from '../../patterns/rooms-on-page/index.ts'
import { useSpan } from '../../patterns/span/index.ts'
import { StatusBadge } from '../../patterns/status-badge/index.ts'
import { dot, useStaffWords, wholeCodes } from '../../patterns/words/index.ts'
import type { ActDone, ActTrouble, ColleagueActivity, SendTo } from './guest-actions.ts'
import { AuditView } from './audit-view.tsx'
import { GuestView } from './guest-view.tsx'
import { LettersView } from './letters-view.tsx'
import { MoneyView } from './money-view.tsx'
import { NotesView } from './notes-view.tsx'
import { SendSheet } from './send-sheet.tsx'
import * as css from './staff-reservations.css.ts'
import { DoneNotice, ActivityNotice } from './what-came-of-it.tsx'
import { WaitingHere } from './waiting-here.tsx'

export const reservationViews = ['notes', 'money', 'history', 'letters', 'audit'] as const
export type ReservationView = (typeof reservationViews)[number]

export type StaffReservationScreenProps = {
  readonly details: StaffReservation
  readonly view: ReservationView
  /** Who looks at it. */
  readonly userId: number
  /** The languages letters are written in, and the one first offered. */
  readonly locales: readonly Locale[]
  readonly locale: Locale
  readonly busy?: boolean
  readonly done?: ActDone | undefined
  readonly trouble?: ActTrouble | undefined
  readonly activity?: ColleagueActivity | undefined
  readonly backHref: string
  readonly onBack: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly onView: (view: ReservationView) => void
  readonly inboxHref: (item: { readonly kind: InboxKind; readonly itemId: string }) => string
  readonly onInbox: (item: { readonly kind: InboxKind; readonly itemId: string }) => void
  /** Missing for staff who may only read. They answer whether it was done. */
  readonly onLetter?: ((to: SendTo) => Promise<boolean>) | undefined
  readonly onLink?: ((to: SendTo) => Promise<boolean>) | undefined
  readonly onNote?: ((text: string) => Promise<boolean>) | undefined
  /** What was said of an act before is over. */
  readonly onBegin: () => void
}

/** A reservation for staff: as the guest sees it, beside its money, history, letters, notes and audit. */
export function StaffReservationScreen(props: StaffReservationScreenProps) {
  const { details, done, trouble, activity, backHref, onBack } = props
  const words = useStaffWords()
  const { reservation } = details
  const name = guestNameOf(reservation)
  return (
    <RoomGuests value={reservation.rooms}>
      <div className={css.page} data-ready="reservation">
        <Stack>
          <Row>
            <TextLink href={backHref} onNavigate={onBack} stands="alone">
              {words('staff-reservations.back')}
            </TextLink>
          </Row>
          <Header {...props} name={name} />
          {done && <DoneNotice done={done} />}
          {activity && !trouble && <ActivityNotice activity={activity} />}
          <WaitingHere {...props} />
          <div className={css.sides}>
            <GuestView reservation={reservation} />
            <StaffSide {...props} />
          </div>
        </Stack>
      </div>
    </RoomGuests>
  )
}

const guestNameOf = ({ rooms }: Reservation): string => {
  const main = rooms[0]?.guests.find(({ isMainGuest }) => isMainGuest)
  return main ? `${main.firstName} ${main.lastName}`.trim() : ''
}

function Header(props: StaffReservationScreenProps & { readonly name: string }) {
  const { details, name, onLetter, onLink, onBegin } = props
  const words = useStaffWords()
  const span = useSpan()
  const money = useMoney()
  const [open, setOpen] = useState<'letter' | 'link'>()
  const { reservationCode, property, stay, status, pricing } = details.reservation
  const begin = (what: 'letter' | 'link') => {
    onBegin()
    setOpen(what)
  }
  const hasAddress = details.addresses.length > 0
  return (
    <header className={css.header}>
      <Stack gap="tiny">
        <Heading level={1} look="title">
          {name === '' ? words('staff-reservations.no-name') : name}
        </Heading>
        <Text tone="muted">
          {inLine(
            [
              reservationCode,
              property.name,
              span({ from: stay.arrival, until: stay.departure }, 'long'),
            ].join(dot),
            wholeCodes,
          )}
        </Text>
        <Row wrap>
          <StatusBadge status={status} />
          {!isZero(pricing.balance) && (
            <Text as="span" look="small">
              {words('staff-reservations.balance')}: <strong>{money.exact(pricing.balance)}</strong>
            </Text>
          )}
        </Row>
      </Stack>
      {onLetter && onLink ? (
        <Stack gap="tiny">
          <div className={css.sends}>
            <Button tone="secondary" onPress={() => begin('letter')}>
              {words('staff-reservations.send-letter')}
            </Button>
            {hasAddress && (
              <Button tone="secondary" onPress={() => begin('link')}>
                {words('staff-reservations.send-link')}
              </Button>
            )}
          </div>
          <Text look="small" tone="muted">
            {words(hasAddress ? 'staff-reservations.actions-note' : 'staff-reservations.no-address')}
          </Text>
        </Stack>
      ) : (
        <Text look="small" tone="muted">
          {words('staff-reservations.read-only')}
        </Text>
      )}
      {open && <SendSheet {...props} key={open} what={open} onClose={() => setOpen(undefined)} />}
    </header>
  )
}

function StaffSide(props: StaffReservationScreenProps) {
  const { details, view, onView } = props
  const { notes, money, letters, confirmations, audit, reservation, timeZone } = details
  const words = useStaffWords()
  const panels = {
    notes: <NotesView {...props} notes={notes} />,
    money: money && <MoneyView money={money} timeZone={timeZone} />,
    history:
      reservation.history.length === 0 ? (
        <Text tone="muted">{words('staff-reservations.history-empty')}</Text>
      ) : (
        <History
          entries={reservation.history}
          hotelTimeZone={timeZone}
          byGuest={words('staff-inbox.by-guest')}
        />
      ),
    letters: <LettersView letters={letters} confirmations={confirmations} timeZone={timeZone} />,
    audit: audit && <AuditView audit={audit} timeZone={timeZone} />,
  }
  const shown = reservationViews.filter((each) => panels[each] !== undefined)
  return (
    <Surface as="section">
      <Stack>
        <Heading level={2} look="lead">
          {words('staff-reservations.staff-view')}
        </Heading>
        <Tabs
          label={words('staff-reservations.views')}
          tabs={shown.map((each) => ({
            key: each,
            label:
              each === 'notes' && notes.length > 0
                ? `${words('staff-reservations.view-notes')} (${notes.length})`
                : words(`staff-reservations.view-${each}`),
            panel: panels[each],
          }))}
          selected={shown.includes(view) ? view : 'notes'}
          onSelect={(key) => onView(reservationViews.find((each) => each === key) ?? 'notes')}
        />
      </Stack>
    </Surface>
  )
}
