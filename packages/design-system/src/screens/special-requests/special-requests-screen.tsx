import { type Reservation, type RequestTemplate, whyNotOpen } from '@veranda/domain'
import type { MouseEvent } from 'react'
import { Notice } from '../../components/notice/index.ts'
import { HelpLine } from '../../patterns/help-line/index.ts'
import type { Help } from '../../patterns/help-phone/index.ts'
import { StepPage } from '../../patterns/step-page/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import { RequestForm } from './request-form.tsx'
import { RequestList } from './request-list.tsx'
import type { RequestsState, SendingState } from './special-requests-state.ts'

export type SpecialRequestsScreenProps = {
  readonly reservation: Reservation
  /** The common requests that make sense for this stay. */
  readonly templates: readonly RequestTemplate[]
  /** The room that is written for, and what was typed for it. */
  readonly roomNumber: number
  readonly text: string
  readonly sending: SendingState
  readonly requests: RequestsState
  readonly help: Help
  readonly backHref: string
  readonly onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  readonly onRoom: (roomNumber: number) => void
  readonly onText: (text: string) => void
  readonly onSend: () => void
  /** The requests so far could not be read. */
  readonly onTryAgain: () => void
}

/** What a guest wishes for a room, and what the hotel says to it. */
export function SpecialRequestsScreen(props: SpecialRequestsScreenProps) {
  const { reservation, requests, help, backHref, onBack, onTryAgain } = props
  const words = useLaterWords()
  const reason = whyNotOpen(reservation, 'special-request')
  return (
    <StepPage
      step={1}
      steps={1}
      ready="special-requests"
      title={words('special-requests.title')}
      lead={reason ? undefined : words('special-requests.lead')}
      backLabel={words('special-requests.back')}
      backHref={backHref}
      onBack={onBack}
      isUnderway={props.sending.kind === 'sending'}
      first={
        reason ? (
          <Notice tone="info" title={words('special-requests.closed-title')}>
            {words(`actions-list.${reason}`)}
          </Notice>
        ) : (
          <RequestForm {...props} />
        )
      }
      top={hasAnswer(requests) ? 'beside' : 'first'}
      beside={<RequestList state={requests} reservation={reservation} help={help} onTryAgain={onTryAgain} />}
    >
      <HelpLine help={help} />
    </StepPage>
  )
}

/** What the hotel says is what the guest came for. */
const hasAnswer = (requests: RequestsState): boolean =>
  requests.kind === 'ready' && requests.requests.some(({ state }) => state === 'answered')
