import { Button } from '../../components/button/index.ts'
import { FileLink } from '../../components/file-link/index.ts'
import { calendarFileHref, calendarFileName } from '../../patterns/calendar-file/index.ts'
import { stayPhase } from '../../patterns/stay-summary/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import * as css from './reservation-screen.css.ts'
import type { ReservationScreenProps } from './reservation-screen.tsx'
import { laterIcons } from '../../components/icon/later-icons.ts'

/** What a guest takes along: the stay in the calendar, the page on paper. */
export function StayTools({ reservation, now, takeAlong, onPrint, onCalendarFile }: ReservationScreenProps) {
  const words = useLaterWords()
  const { property, reservationCode, status } = reservation
  const isAhead = status !== 'cancelled' && stayPhase(reservation, now).kind !== 'over'
  const text = {
    summary: words('calendar-file.summary', { hotel: property.name }),
    description: words('calendar-file.description', { code: reservationCode }),
  }
  return (
    <div className={css.tools}>
      {isAhead && (
        <FileLink
          tone="secondary"
          size="small"
          icon="calendar"
          href={calendarFileHref(reservation, text, now)}
          fileName={calendarFileName(reservation)}
          onHandOver={onCalendarFile}
        >
          {words('calendar-file.add')}
        </FileLink>
      )}
      <Button tone="secondary" size="small" icon={laterIcons.print} onPress={onPrint}>
        {words('reservation.print')}
      </Button>
      {takeAlong}
    </div>
  )
}
