import { useLayoutEffect, useRef } from 'react'
import { type Money, minus, withoutSign } from '@veranda/domain'
import type { LaterMessageId } from '@veranda/messages'
import { Notice } from '../../components/notice/index.ts'
import { useMoney } from '../money/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import type { ChangeRenewal } from './change-state.ts'

export type RenewedNoticeProps = { readonly renewed: ChangeRenewal; readonly total: Money }

/** What is to be looked at again though the total is the same. */
const sameTotal: Partial<Readonly<Record<ChangeRenewal['because'], LaterMessageId>>> = {
  'reservation-changed': 'change-price.renewed-other',
  'terms-changed': 'change-price.renewed-terms',
}

/** A quote took another's place: why, and what it changed. Nothing was done meanwhile. */
export function RenewedNotice({ renewed, total }: RenewedNoticeProps) {
  const words = useLaterWords()
  const money = useMoney()
  const { because, previousTotal } = renewed
  const moved = minus(total, previousTotal)
  const place = useRef<HTMLDivElement>(null)
  // The press that did not go through ends here: with the reason, above the figures that are to be confirmed anew.
  const isAnswer = because !== 'expired'
  // Before it is painted, so that nothing moves under a finger that already presses on.
  useLayoutEffect(() => {
    if (isAnswer) place.current?.focus()
  }, [isAnswer])
  return (
    <div ref={place} tabIndex={-1}>
      <Notice
        tone={moved.amount > 0 || sameTotal[because] ? 'caution' : 'info'}
        title={words(`change-price.renewed-${because}`)}
      >
        {moved.amount === 0
          ? words(sameTotal[because] ?? 'change-price.renewed-same')
          : words(moved.amount > 0 ? 'change-price.renewed-increase' : 'change-price.renewed-decrease', {
              before: money.exact(previousTotal),
              after: money.exact(total),
              difference: money.exact(withoutSign(moved)),
            })}
      </Notice>
    </div>
  )
}
