import type { Reservation, TimeZone } from '@veranda/domain'
import { Text } from '../../components/text/index.ts'
import { History } from '../../patterns/history/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'

type HistoryViewProps = { readonly reservation: Reservation; readonly timeZone: TimeZone }

/** What happened, as the guest reads it too. */
export function HistoryView({ reservation: { history }, timeZone }: HistoryViewProps) {
  const words = useStaffWords()
  if (history.length === 0) return <Text tone="muted">{words('staff-reservations.history-empty')}</Text>
  return <History entries={history} hotelTimeZone={timeZone} byGuest={words('staff-inbox.by-guest')} />
}
