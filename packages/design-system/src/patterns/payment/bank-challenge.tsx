import type { Money } from '@veranda/domain'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../../components/button/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useMoney } from '../money/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import * as css from './bank-challenge.css.ts'

export type BankChallengeProps = {
  readonly frame: ReactNode
  readonly amount: Money
  readonly onCancelled: () => void
}

/** The bank asks its customer: its own page, above ours, and the way out of it. */
export function BankChallenge({ frame, amount, onCancelled }: BankChallengeProps) {
  const words = useLaterWords()
  const money = useMoney()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Not on the way out, where the next press of a key would cancel.
    shown?.focus()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={css.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Whether it closes is for the page to say.
        event.preventDefault()
        onCancelled()
      }}
    >
      <div className={css.sheet}>
        <header className={css.words}>
          <Heading level={2} id={titleId}>
            {words('change-payment.challenge-title')}
          </Heading>
          <Text tone="muted">{words('change-payment.challenge-lead', { amount: money.exact(amount) })}</Text>
        </header>
        <div className={css.frame}>{frame}</div>
        <div className={css.option}>
          <Button tone="secondary" wide onPress={onCancelled}>
            {words('change-payment.challenge-cancel')}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
