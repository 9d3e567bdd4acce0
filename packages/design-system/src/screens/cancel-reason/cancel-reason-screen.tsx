import type { Cancellation, CancellationReason } from '@veranda/domain'
import type { MouseEvent } from 'react'
import { Disclosure } from '../../components/disclosure/index.ts'
import { useIsWide } from '../../components/layout/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { Heading } from '../../components/text/index.ts'
import { CancelTrouble } from '../../patterns/cancel-trouble/index.ts'
import { CancellationGlance, CancellationSummary } from '../../patterns/cancellation-summary/index.ts'
import type { Help } from '../../patterns/help-phone/index.ts'
import type { GuestCurrency } from '../../patterns/money/index.ts'
import { type Loadable, valueIn } from '../../patterns/loaded/index.ts'
import { ReasonList } from '../../patterns/reason-list/index.ts'
import { StepPage } from '../../patterns/step-page/index.ts'
import { Waiting } from '../../patterns/waiting/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import * as css from './cancel-reason.css.ts'
import { reasonGroups } from './reason-groups.ts'

export type CancelReasonScreenProps = {
  readonly state: Loadable<readonly CancellationReason[]>
  readonly cancellation: Cancellation
  /** Given before: the guest came back to it. */
  readonly firstAnswer?: string | undefined
  readonly help: Help
  readonly guestCurrency?: GuestCurrency | undefined
  readonly backHref: string
  readonly onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** A reason was pressed: it is the answer, and the way on. */
  readonly onReason: (code: string) => void
  readonly onTryAgain: () => void
}

/** Why the guest cancels. No answer is marked beforehand, and one press is enough. */
export function CancelReasonScreen(props: CancelReasonScreenProps) {
  const { state, cancellation, help, guestCurrency, backHref, onBack } = props
  const words = useLaterWords()
  return (
    <StepPage
      step={2}
      steps={3}
      ready="cancel-reason"
      title={words(state.kind === 'failed' ? 'cancel-reason.title-failed' : 'cancel-reason.title')}
      lead={state.kind === 'failed' ? undefined : words('cancel-reason.lead')}
      backLabel={words('cancel-reason.back')}
      backHref={backHref}
      onBack={onBack}
      first={
        <>
          <CancellationGlance cancellation={cancellation} />
          <Reasons {...props} />
        </>
      }
      beside={
        <CancellationSummary cancellation={cancellation} guestCurrency={guestCurrency} shown="beside" />
      }
      help={help}
    />
  )
}

function Reasons({ state, firstAnswer, help, onReason, onTryAgain }: CancelReasonScreenProps) {
  const words = useLaterWords()
  const isWide = useIsWide()
  const groups = reasonGroups(valueIn(state) ?? [])
  // On a phone the commonest are in sight, or those of the answer given before; the others are a press away.
  const given = groups.findIndex(({ reasons }) => reasons.some(({ code }) => code === firstAnswer))
  const openAtFirst = Math.max(given, 0)
  switch (state.kind) {
    case 'loading':
      return (
        <Waiting label={words('cancel-reason.loading')}>
          <div className={css.groups}>
            {[4, 3].map((reasons) => (
              <div key={reasons} className={css.group}>
                <Skeleton shape="title" />
                {Array.from({ length: reasons }, (_, index) => (
                  <Skeleton key={index} shape="step" />
                ))}
              </div>
            ))}
          </div>
        </Waiting>
      )
    case 'ready':
      return (
        <div className={css.groups}>
          {groups.map(({ about, reasons }, place) => {
            const label = words(groups.length > 1 ? `cancel-reason.${about}` : 'cancel-reason.title')
            const list = (
              <ReasonList label={label} reasons={reasons} given={firstAnswer} onReason={onReason} />
            )
            if (!isWide && groups.length > 1)
              return reasons.length === 1 ? (
                <div key={about}>{list}</div>
              ) : (
                <Disclosure key={about} title={label} open={place === openAtFirst}>
                  {list}
                </Disclosure>
              )
            return (
              <section key={about} className={css.group}>
                {groups.length > 1 && (
                  <Heading level={2} look="lead">
                    {label}
                  </Heading>
                )}
                {list}
              </section>
            )
          })}
        </div>
      )
    case 'failed':
      return <CancelTrouble what="reasons" failure={state.failure} help={help} onTryAgain={onTryAgain} />
  }
}
