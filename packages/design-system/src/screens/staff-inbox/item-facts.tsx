import { type InboxDetails, type InboxFact, isDeclineReason, isPlainDate } from '@veranda/domain'
import { type Fact, Facts } from '../../components/facts/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { letterNameOf } from '../../patterns/staff-letters/index.ts'
import { useStaffWords, wholeCodes } from '../../patterns/words/index.ts'

/** What it is about, whose it is, and the money in it. */
export function ItemFacts({ item }: { readonly item: InboxDetails }) {
  const words = useStaffWords()
  const dates = useDates()
  const money = useMoney()
  const { guestName, reservationCode, hotel, arrival, facts, sums, timeZone } = item
  const detailOf = (name: InboxFact, text: string): string => {
    if (name === 'contact-from') return dates.moment(text, timeZone)
    if (name === 'signed-in') return words(text === 'yes' ? 'staff-inbox.yes' : 'staff-inbox.no')
    if (name === 'booking-date') return isPlainDate(text) ? dates.day(text) : text
    if (name === 'declined') return isDeclineReason(text) ? words(`staff-inbox.declined-${text}`) : text
    if (name === 'letter') return words(letterNameOf(text))
    return text
  }
  const own: readonly (readonly [string, Fact['detail']])[] = [
    [words('staff-inbox.fact-guest'), guestName],
    [words('staff-inbox.fact-reservation'), reservationCode && wholeCodes(reservationCode)],
    [words('staff-inbox.fact-hotel'), hotel],
    [words('staff-inbox.fact-arrival'), arrival && dates.day(arrival)],
    ...facts.map(({ name, text }) => [words(`staff-inbox.fact-${name}`), detailOf(name, text)] as const),
    ...sums.map(({ name, amount }) => [words(`staff-inbox.sum-${name}`), money.exact(amount)] as const),
  ]
  return <Facts items={own.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []))} />
}
