import { type InboxDetails, type InboxFact, isDeclineReason, isPlainDate } from '@veranda/domain'
import type { StaffMessageId } from '@veranda/messages'
import { type Fact, Facts } from '../../components/facts/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { useStaffWords, wholeCodes } from '../../patterns/words/index.ts'

/** The letters by what they are about; of the rest a kind is enough. */
const letterNames: Readonly<Record<string, StaffMessageId>> = {
  confirmation: 'staff-inbox.letter-confirmation',
  'stay-changed': 'staff-inbox.letter-change',
  cancelled: 'staff-inbox.letter-cancellation',
  'taken-back': 'staff-inbox.letter-cancellation',
  'under-review': 'staff-inbox.letter-cancellation',
  'review-declined': 'staff-inbox.letter-cancellation',
  'sign-in-link': 'staff-inbox.letter-sign-in-link',
  'balance-paid': 'staff-inbox.letter-payment',
  'charge-made': 'staff-inbox.letter-payment',
  'charge-declined': 'staff-inbox.letter-payment',
  'charge-given-up': 'staff-inbox.letter-payment',
  'bank-transfer-announced': 'staff-inbox.letter-payment',
  'bank-transfer-reminder': 'staff-inbox.letter-payment',
  'bank-transfer-received': 'staff-inbox.letter-payment',
  'standby-awarded': 'staff-inbox.letter-standby',
  'standby-declined': 'staff-inbox.letter-standby',
}

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
    if (name === 'letter') return words(letterNames[text] ?? 'staff-inbox.letter-other')
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
