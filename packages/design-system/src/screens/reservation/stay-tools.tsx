import { Button, ButtonLink } from '../../components/button/index.ts'
import { calendarFileHref } from '../../patterns/calendar-file/index.ts'
import { useWords } from '../../patterns/words/index.ts'
import * as css from './reservation-screen.css.ts'
import type { ReservationScreenProps } from './reservation-screen.tsx'

/** What a guest takes along: the stay in the calendar, the page on paper. */
export function StayTools({ reservation, now, onPrint }: ReservationScreenProps) {
  const words = useWords()
  const { property, reservationCode, status } = reservation
  const text = {
    summary: words('calendar-file.summary', { hotel: property.name }),
    description: words('calendar-file.description', { code: reservationCode }),
  }
  return (
    <div className={css.tools}>
      {status !== 'cancelled' && (
        <ButtonLink
          tone="secondary"
          size="small"
          icon="calendar"
          href={calendarFileHref(reservation, text, now)}
        >
          {words('calendar-file.add')}
        </ButtonLink>
      )}
      <Button tone="secondary" size="small" icon="print" onPress={onPrint}>
        {words('reservation.print')}
      </Button>
    </div>
  )
}
