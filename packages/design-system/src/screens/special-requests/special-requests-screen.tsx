import { type Reservation, type RequestTemplate, type SpecialRequest, whyNotOpen } from '@veranda/domain'
import type { MouseEvent } from 'react'
import { Icon } from '../../components/icon/index.ts'
import { laterIcons } from '../../components/icon/later-icons.ts'
import { Stack } from '../../components/layout/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { Notice } from '../../components/notice/index.ts'
import type { Help } from '../../patterns/help-phone/index.ts'
import { type Loadable, valueIn } from '../../patterns/loaded/index.ts'
import { StepPage } from '../../patterns/step-page/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { RequestForm } from './request-form.tsx'
import { listId, RequestList } from './request-list.tsx'
import * as css from './special-requests.css.ts'
import type { SendingState } from './special-requests-state.ts'

export type SpecialRequestsScreenProps = {
  readonly reservation: Reservation
  /** The common requests that make sense for this stay. */
  readonly templates: readonly RequestTemplate[]
  /** The room that is written for, and what was typed for it. */
  readonly roomNumber: number
  readonly text: string
  readonly sending: SendingState
  /** What was asked for before, and what became of it. */
  readonly requests: Loadable<readonly SpecialRequest[]>
  readonly help: Help
  readonly backHref: string
  readonly onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  readonly onRoom: (roomNumber: number) => void
  readonly onText: (text: string) => void
  readonly onSend: () => void
  /** The requests so far could not be read. */
  readonly onTryAgain: () => void
}

/** A guest's special requests for a room, and the hotel's answers. */
export function SpecialRequestsScreen(props: SpecialRequestsScreenProps) {
  const { reservation, requests, help, backHref, onBack, onTryAgain } = props
  const words = useLaterWords()
  const reason = whyNotOpen(reservation, 'special-request')
  const answers = answersIn(requests)
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
          <Stack gap="medium">
            {answers > 0 && (
              <div className={css.toAnswers}>
                <TextLink stands="alone" href={`#${listId}`}>
                  {words('special-requests.to-answer', { answers })}
                </TextLink>
                <Icon name={laterIcons.down} />
              </div>
            )}
            <RequestForm {...props} />
          </Stack>
        )
      }
      // Where nothing can be asked for, an empty list would promise what cannot be.
      beside={
        !(reason && valueIn(requests)?.length === 0) && (
          <RequestList state={requests} reservation={reservation} onTryAgain={onTryAgain} />
        )
      }
      help={help}
    />
  )
}

/** What the hotel says may be what the guest came for: a phone, on which the form is first, leads there. */
const answersIn = (requests: SpecialRequestsScreenProps['requests']): number =>
  (valueIn(requests) ?? []).filter(({ state }) => state === 'answered').length
