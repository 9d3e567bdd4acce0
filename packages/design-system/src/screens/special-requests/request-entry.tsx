import {
  type Instant,
  requestToRead,
  type RequestState,
  type SpecialRequest,
  type TimeZone,
} from '@veranda/domain'
import { Badge, type BadgeTone } from '../../components/badge/index.ts'
import { Row } from '../../components/layout/index.ts'
import { Text } from '../../components/text/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import * as css from './special-requests.css.ts'

const tones: Record<RequestState, BadgeTone> = { sent: 'neutral', seen: 'neutral', answered: 'positive' }

export type RequestEntryProps = { readonly request: SpecialRequest; readonly zone: TimeZone }

/** One request: how it stands and since when, the guest's words, and under them the hotel's. */
export function RequestEntry({ request, zone }: RequestEntryProps) {
  const words = useLaterWords()
  const dates = useDates()
  const reached = (): Instant => {
    switch (request.state) {
      case 'sent':
        return request.sentAt
      case 'seen':
        return request.seenAt
      case 'answered':
        return request.answeredAt
    }
  }
  return (
    <li className={css.entry}>
      <Row gap="small" align="center" wrap>
        <Badge tone={tones[request.state]}>{words(`special-requests.${request.state}`)}</Badge>
        <Text as="span" look="small" tone="muted">
          {dates.moment(reached(), zone)}
        </Text>
      </Row>
      <p className={css.wording}>{requestToRead(request.text)}</p>
      {request.state !== 'sent' && (
        <Text look="small" tone="muted">
          {words('special-requests.sent-at', { moment: dates.moment(request.sentAt, zone) })}
        </Text>
      )}
      {request.state === 'answered' && (
        <div className={css.answer}>
          <Text look="small" tone="muted">
            {words('special-requests.answer')}
          </Text>
          <p className={css.wording}>{request.answer}</p>
        </div>
      )}
    </li>
  )
}
