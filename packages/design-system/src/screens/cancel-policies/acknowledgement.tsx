import { type Cancellation, isZero } from '@veranda/domain'
import { Checkbox } from '../../components/checkbox/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'

export type AcknowledgementProps = {
  readonly cancellation: Cancellation
  readonly accepted: boolean
  /** The guest went on without it. */
  readonly isMissed: boolean
  readonly onAccepted: (accepted: boolean) => void
}

/** The one box, saying the sums themselves: nobody accepts what they have not read. */
export function Acknowledgement({ cancellation, accepted, isMissed, onAccepted }: AcknowledgementProps) {
  const words = useLaterWords()
  const money = useMoney()
  const { penalty, refund, outstanding } = cancellation
  const sums = {
    penalty: money.exact(penalty),
    refund: money.exact(refund),
    outstanding: money.exact(outstanding),
  }
  return (
    <Checkbox
      name="accepted"
      required
      checked={accepted}
      onChange={onAccepted}
      error={isMissed ? words('cancel-policies.acceptance-missing') : undefined}
    >
      {words(sentenceOf(cancellation), sums)}
    </Checkbox>
  )
}

const sentenceOf = ({ penalty, refund, outstanding }: Cancellation) => {
  if (isZero(penalty)) return 'cancel-policies.acceptance-free'
  if (!isZero(outstanding)) return 'cancel-policies.acceptance-outstanding'
  return isZero(refund) ? 'cancel-policies.acceptance-nothing' : 'cancel-policies.acceptance'
}
