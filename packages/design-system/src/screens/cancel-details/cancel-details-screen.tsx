import type { Cancellation, CancellationReason, Instant, ReasonCode, Reservation } from '@veranda/domain'
import type { MouseEvent } from 'react'
import { CancelTrouble } from '../../patterns/cancel-trouble/index.ts'
import { CancellationGlance, CancellationSummary } from '../../patterns/cancellation-summary/index.ts'
import type { Help } from '../../patterns/help-phone/index.ts'
import { type GuestCurrency, useMoney } from '../../patterns/money/index.ts'
import { ReasonList } from '../../patterns/reason-list/index.ts'
import { SheetShape } from '../../patterns/page-shape/index.ts'
import type { RefundTo } from '../../patterns/refund-to/index.ts'
import { StepPage } from '../../patterns/step-page/index.ts'
import { Waiting } from '../../patterns/waiting/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import type { CancelPageName, DetailsPage } from './details-page.ts'
import { creditTitle } from './credit-choice.tsx'
import { LastLook } from './last-look.tsx'
import { More } from './more.tsx'
import { MoreOffer } from './more-offer.tsx'

export type CancelDetailsScreenProps = {
  readonly page: DetailsPage
  readonly reservation: Reservation
  /** As it was quoted last: in sight on every page. */
  readonly cancellation: Cancellation
  /** As it was quoted: where its refund would go. */
  readonly refundTo: RefundTo
  readonly clock: () => Instant
  readonly help: Help
  readonly guestCurrency?: GuestCurrency | undefined
  /** To the page before, with everything kept. */
  readonly backHref: string
  readonly onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  readonly reservationHref: string
  readonly onReservation?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** The question of page 1 was answered: one press. */
  readonly onReason: (code: string) => void
  readonly onDetail: (value: string) => void
  readonly onFiles: (files: readonly File[]) => void
  readonly onRemoveFile: (key: string) => void
  readonly onSendFileAgain: (key: string) => void
  /** On from page 2, where there is no offer. */
  readonly onContinue: () => void
  readonly onOfferAccepted: () => void
  readonly onOfferDeclined: () => void
  /** The last press. */
  readonly onCancel: () => void
  readonly onQuoteExpired: () => void
  /** To the page where a refusal is put right. */
  readonly onRemedy: (page: CancelPageName) => void
  readonly onTryAgain: () => void
}

/** What is still to be told or answered, and the last look before anything is cancelled. */
export function CancelDetailsScreen(props: CancelDetailsScreenProps) {
  const { page, cancellation, refundTo, help, guestCurrency, backHref, onBack, onTryAgain } = props
  const words = useLaterWords()
  const titleOf = useTitle()
  const shared = {
    steps: 3,
    ready: 'cancel-details',
    backLabel: words('cancel-details.back'),
    backHref,
    onBack,
  }
  const summary = <CancellationSummary cancellation={cancellation} guestCurrency={guestCurrency} />
  switch (page.kind) {
    case 'loading':
      return (
        <StepPage
          {...shared}
          step={2}
          title={words('cancel-details.more-title')}
          first={
            <Waiting label={words('loading.waiting')}>
              <SheetShape parts={3} />
            </Waiting>
          }
          beside={summary}
          help={help}
        />
      )
    case 'failed':
      return (
        <StepPage
          {...shared}
          step={2}
          title={words('cancel-details.more-title')}
          first={<CancelTrouble what="reasons" failure={page.failure} help={help} onTryAgain={onTryAgain} />}
          beside={summary}
          help={help}
        />
      )
    case 'follow-up': {
      const question = words(questionOf(page.reason))
      return (
        <StepPage
          {...shared}
          step={2}
          title={question}
          lead={words('cancel-details.you-said-nothing-yet', { reason: page.reason.label })}
          first={
            <>
              <CancellationGlance cancellation={cancellation} refundTo={refundTo} />
              <ReasonList
                label={question}
                reasons={page.reason.followUps}
                given={page.secondAnswer}
                onReason={props.onReason}
              />
            </>
          }
          beside={
            <CancellationSummary
              cancellation={cancellation}
              refundTo={refundTo}
              guestCurrency={guestCurrency}
              shown="beside"
            />
          }
          help={help}
        />
      )
    }
    case 'more':
      return (
        <StepPage
          {...shared}
          step={2}
          title={titleOf(page)}
          lead={words('cancel-details.you-said', { reason: page.reason.label })}
          first={
            page.offer ? (
              <>
                {page.offer.kind === 'credit' && (
                  <CancellationGlance cancellation={cancellation} credit={page.offer.amount} />
                )}
                <MoreOffer {...props} page={page} offer={page.offer} />
              </>
            ) : (
              <More {...props} page={page} />
            )
          }
          form={
            page.offer
              ? undefined
              : { label: words(`cancel-details.${page.detail.needs}-title`), onSubmit: props.onContinue }
          }
          beside={
            page.offer?.kind === 'credit' ? (
              <CancellationSummary
                cancellation={cancellation}
                credit={page.offer.amount}
                guestCurrency={guestCurrency}
                shown="beside"
              />
            ) : (
              summary
            )
          }
          help={help}
        />
      )
    case 'last-look':
      return <LastLook {...props} page={page} />
  }
}

/** What page 2 is about: what is offered, else what is asked. */
function useTitle() {
  const words = useLaterWords()
  const money = useMoney()
  return ({ offer, detail }: Extract<DetailsPage, { readonly kind: 'more' }>): string => {
    if (offer?.kind !== 'credit') return words(`cancel-details.${offer?.kind ?? detail.needs}-title`)
    return creditTitle(offer, words, money.exact)
  }
}

/** After a bereavement the page does not ask with a form's usual words. */
const questionOf = ({ code }: CancellationReason) =>
  code === ('family-death' satisfies ReasonCode)
    ? 'cancel-details.follow-up-death-title'
    : 'cancel-details.follow-up-title'
