import { type Instant, isZero, minus, type PriceMatch as Request, type TimeZone } from '@veranda/domain'
import { Button } from '../../components/button/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { useDates } from '../dates/index.ts'
import { useMoney } from '../money/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { StillUnderway } from '../waiting/index.ts'

/** The state of withdrawing the request. */
export type Withdrawing = 'possible' | 'under-way' | 'failed'

export type PriceMatchProps = {
  readonly request: Request
  readonly now: Instant
  readonly guestTimeZone: TimeZone
  readonly withdrawing: Withdrawing
  readonly onWithdraw: () => void
}

/** How long an answer is shown: afterwards the history tells of it. */
const shownDays = 14

/** The state of a price-match request. It never affects the stay, and its look says so. */
export function PriceMatch(props: PriceMatchProps) {
  const { request, now, guestTimeZone } = props
  const words = useLaterWords()
  const dates = useDates()
  const { state, answerBy, endedAt, note } = request
  if (endedAt !== undefined && isLongAgo(endedAt, now)) return null
  switch (state) {
    case 'requested':
      return (
        <Notice tone="info" title={words('price-match.requested-title')} action={<Withdraw {...props} />}>
          {words('price-match.requested-body', { moment: dates.moment(answerBy, guestTimeZone) })}
        </Notice>
      )
    case 'matched':
      return <Matched request={request} />
    case 'not-matched':
    case 'withdrawn':
      return (
        <Notice tone="info" title={words(`price-match.${state}-title`)}>
          {note && <p>{note}</p>}
          <p>{words(`price-match.${state}-body`)}</p>
        </Notice>
      )
  }
}

function Withdraw({ withdrawing, onWithdraw }: PriceMatchProps) {
  const words = useLaterWords()
  return (
    <>
      <Button tone="secondary" size="small" busy={withdrawing === 'under-way'} onPress={onWithdraw}>
        {words('price-match.withdraw')}
      </Button>
      <StillUnderway is={withdrawing === 'under-way'} />
      {withdrawing === 'failed' && <p role="alert">{words('price-match.withdraw-failed')}</p>}
    </>
  )
}

function Matched({ request: { saving, refund, note } }: { readonly request: Request }) {
  const words = useLaterWords()
  const { exact } = useMoney()
  if (!saving || !refund) return null
  const lowered = minus(saving, refund)
  const where = isZero(lowered) ? 'refund' : isZero(refund) ? 'balance' : 'both'
  return (
    <Notice tone="positive" title={words('price-match.matched-title', { saving: exact(saving) })}>
      <p>{words(`price-match.matched-${where}`, { refund: exact(refund), amount: exact(lowered) })}</p>
      {note && <p>{note}</p>}
    </Notice>
  )
}

const isLongAgo = (endedAt: Instant, now: Instant): boolean =>
  Date.parse(now) - Date.parse(endedAt) > shownDays * 24 * 60 * 60_000
