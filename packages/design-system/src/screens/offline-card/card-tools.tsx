import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { FileLink } from '../../components/file-link/index.ts'
import { Row } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { calendarFileHref, calendarFileName } from '../../patterns/calendar-file/index.ts'
import { useCardWords } from '../../patterns/offline-card/index.ts'
import { stayPhase } from '../../patterns/stay-summary/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import * as css from './offline-card.css.ts'
import type { OfflineCardScreenProps } from './offline-card-screen.tsx'

/**
 * The stay for the calendar, and the end of the card. On the road a removed card cannot be stored again, so removing it
 * is confirmed.
 */
export function CardTools({
  card: { stay },
  device,
  onRemove,
  onCalendarFile,
  ...clock
}: OfflineCardScreenProps) {
  const words = useLaterWords()
  const place = { device: useCardWords(clock).device(device) }
  const [isAsked, setAsked] = useState(false)
  const isAhead = stay.status !== 'cancelled' && stayPhase(stay, clock.now).kind !== 'over'
  const text = {
    summary: words('calendar-file.summary', { hotel: stay.property.name }),
    description: words('calendar-file.description', { code: stay.reservationCode }),
  }
  return (
    <div className={css.tools}>
      {isAhead && (
        <FileLink
          tone="secondary"
          size="small"
          icon="calendar"
          href={calendarFileHref(stay, text, clock.now)}
          fileName={calendarFileName(stay)}
          onHandOver={onCalendarFile}
        >
          {words('calendar-file.add')}
        </FileLink>
      )}
      <div className={css.removal}>
        {isAsked ? (
          <Removal place={place} onRemove={onRemove} onLeave={() => setAsked(false)} />
        ) : (
          <Button tone="quiet" size="small" onPress={() => setAsked(true)}>
            {words('offline-card.remove', place)}
          </Button>
        )}
      </div>
    </div>
  )
}

type RemovalProps = {
  readonly place: { readonly device: string }
  readonly onRemove: () => void
  readonly onLeave: () => void
}

function Removal({ place, onRemove, onLeave }: RemovalProps) {
  const words = useLaterWords()
  const question = useRef<HTMLDivElement>(null)
  useEffect(() => question.current?.querySelector('button')?.focus(), [])
  return (
    <div ref={question}>
      <Notice
        tone="caution"
        title={words('offline-card.remove-title', place)}
        action={
          <Row wrap>
            <Button tone="secondary" size="small" onPress={onLeave}>
              {words('offline-card.leave-it')}
            </Button>
            <Button tone="danger" size="small" onPress={onRemove}>
              {words('offline-card.remove', place)}
            </Button>
          </Row>
        }
      >
        {words('offline-card.remove-body')}
      </Notice>
    </div>
  )
}
