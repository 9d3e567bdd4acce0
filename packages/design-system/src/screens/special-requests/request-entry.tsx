import {
  type Instant,
  requestToRead,
  type RequestState,
  type SpecialRequest,
  type TimeZone,
} from '@veranda/domain'
import { Badge, type BadgeTone } from '../../components/badge/index.ts'
import { Text } from '../../components/text/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import * as css from './special-requests.css.ts'

const tones: Record<RequestState, BadgeTone> = { sent: 'neutral', seen: 'neutral', answered: 'positive' }

export type RequestEntryProps = { readonly request: SpecialRequest; readonly zone: TimeZone }

/** One request, in the order it went: the guest's words and since when, then what the hotel did with them. */
export function RequestEntry({ request, zone }: RequestEntryProps) {
  const words = useLaterWords()
  const dates = useDates()
  const reached = (at: Instant) => (
    <div className={css.reached}>
      <Badge tone={tones[request.state]}>{words(`special-requests.${request.state}`)}</Badge>
      <Text as="span" look="small" tone="muted">
        {dates.moment(at, zone)}
      </Text>
    </div>
  )
  return (
    <li className={css.entry}>
      <p className={css.wording}>{requestToRead(request.text)}</p>
      {request.state === 'sent' ? (
        reached(request.sentAt)
      ) : (
        <Text look="small" tone="muted">
          {words('special-requests.sent-at', { moment: dates.moment(request.sentAt, zone) })}
        </Text>
      )}
      {request.state === 'seen' && reached(request.seenAt)}
      {request.state === 'answered' && (
        <div className={css.answer}>
          {reached(request.answeredAt)}
          <p className={css.wording}>{request.answer}</p>
        </div>
      )}
    </li>
  )
}
