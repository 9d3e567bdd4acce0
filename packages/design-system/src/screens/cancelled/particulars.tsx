import type { CancellationState, Instant, TimeZone } from '@veranda/domain'
import { useIntl } from 'react-intl'
import { Facts } from '../../components/facts/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import type { ReverseCancellationProps } from './reverse-cancellation.tsx'

/** When it happened and why. */
export function Particulars({ receipt, reservation, help, kind }: ReverseCancellationProps) {
  const words = useLaterWords()
  const exactly = useExactMoment()
  const { timeZone } = reservation.property
  const { ended } = receipt
  const moment = ended?.at ?? receipt.at
  const hotel = exactly(moment, timeZone)
  const guest = exactly(moment, help.guestTimeZone)
  const items = [
    {
      term: words('cancelled.when'),
      detail: guest === hotel ? hotel : words('dates.at-hotel', { moment: hotel }),
      note: guest === hotel ? undefined : words('cancelled.your-time', { moment: guest }),
    },
    ...(receipt.reason && givesReason[kind]
      ? [{ term: words('cancelled.reason'), detail: receipt.reason }]
      : []),
  ]
  return <Facts look="pairs" items={items} />
}

/** A moment with its day and year: what one would read out to settle a dispute. */
function useExactMoment(): (at: Instant, zone: TimeZone) => string {
  const intl = useIntl()
  return (at, timeZone) =>
    intl.formatDate(new Date(at), {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    })
}

/** A reinstated cancellation no longer shows its reason. */
const givesReason: Readonly<Record<CancellationState, boolean>> = {
  cancelled: true,
  credited: true,
  granted: true,
  'under-review': true,
  declined: true,
  reinstated: false,
  withdrawn: false,
}
