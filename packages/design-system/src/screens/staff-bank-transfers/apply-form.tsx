import type { ArrivalCandidate, ArrivalOutcome, ExcessDecision } from '@veranda/domain'
import { useState } from 'react'
import { AlertDialog } from '../../components/alert-dialog/index.ts'
import { Button } from '../../components/button/index.ts'
import { Choice } from '../../components/choice/index.ts'
import { Row, Stack } from '../../components/layout/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading } from '../../components/text/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { useStaffWords, wholeCodes } from '../../patterns/words/index.ts'
import { OutcomeLines } from './outcome-lines.tsx'

type ApplyFormProps = {
  readonly candidate: ArrivalCandidate
  readonly busy: boolean
  readonly onApply?: ((excess: ExcessDecision | undefined) => void) | undefined
  readonly onUnmatch?: (() => void) | undefined
}

/** What matched money will do, what becomes of more than was announced, and the one press that does it. */
export function ApplyForm({ candidate, busy, onApply, onUnmatch }: ApplyFormProps) {
  const words = useStaffWords()
  const money = useMoney()
  const { outcomes, guestName, reservationCode } = candidate
  const [chosen, setChosen] = useState<ExcessDecision>()
  const [isAsked, setIsAsked] = useState(false)
  const outcome: ArrivalOutcome | undefined = outcomes.find(({ excess }) => excess === chosen) ?? outcomes[0]
  if (!outcome) return null
  const confirm = (): void => {
    setIsAsked(false)
    onApply?.(outcome.excess)
  }
  return (
    <Surface as="section">
      <Stack>
        <Heading level={2}>
          {wholeCodes(words('staff-bank-transfers.matched-with', { name: guestName, code: reservationCode }))}
        </Heading>
        {outcomes.length > 1 && (
          <Choice
            label={words('staff-bank-transfers.excess')}
            value={outcome.excess ?? 'credit'}
            options={outcomes.map(({ excess = 'credit' }) => ({
              value: excess,
              label: words(`staff-bank-transfers.excess-${excess}`),
            }))}
            onChange={(value) => setChosen(value === 'refund' ? 'refund' : 'credit')}
          />
        )}
        <OutcomeLines outcome={outcome} />
        <Row wrap>
          {onApply && (
            <Button tone="primary" busy={busy} onPress={() => setIsAsked(true)}>
              {words('staff-bank-transfers.apply')}
            </Button>
          )}
          {onUnmatch && (
            <Button tone="secondary" busy={busy} onPress={onUnmatch}>
              {words('staff-bank-transfers.unmatch')}
            </Button>
          )}
        </Row>
        <AlertDialog
          open={isAsked}
          title={words('staff-bank-transfers.apply-title', { amount: money.exact(outcome.applied) })}
          message={wholeCodes(
            words(
              outcome.refunded.amount > 0
                ? 'staff-bank-transfers.apply-body-back'
                : 'staff-bank-transfers.apply-body',
              { code: reservationCode, refund: money.exact(outcome.refunded) },
            ),
          )}
          closeLabel={words('staff-bank-transfers.keep')}
          onClose={() => setIsAsked(false)}
          action={{ label: words('staff-bank-transfers.apply'), busy, onConfirm: confirm }}
        />
      </Stack>
    </Surface>
  )
}
