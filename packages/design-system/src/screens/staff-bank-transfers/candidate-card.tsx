import type { ArrivalCandidate } from '@veranda/domain'
import { Badge } from '../../components/badge/index.ts'
import { Button } from '../../components/button/index.ts'
import { Row, Stack } from '../../components/layout/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { inLine } from '../../patterns/in-line/index.ts'
import { dot, useStaffWords, wholeCodes } from '../../patterns/words/index.ts'
import { OutcomeLines } from './outcome-lines.tsx'
import * as css from './staff-bank-transfers.css.ts'

type CandidateCardProps = {
  readonly candidate: ArrivalCandidate
  /** The likeliest: its press is the one of the page. */
  readonly isFirst: boolean
  readonly busy: boolean
  /** Missing for staff who may only read. */
  readonly onMatch?: ((candidate: ArrivalCandidate) => void) | undefined
}

/** A reservation that money may be for: what speaks for it, and what the money would do. */
export function CandidateCard({ candidate, isFirst, busy, onMatch }: CandidateCardProps) {
  const words = useStaffWords()
  const dates = useDates()
  const money = useMoney()
  const { guestName, reservationCode, hotel, arrival, reasons, announced, balance, outcomes } = candidate
  const [outcome] = outcomes
  const where = [reservationCode, hotel, words('staff-bank-transfers.arrives', { date: dates.day(arrival) })]
  return (
    <Surface as="article">
      <Stack>
        <Stack gap="hair">
          <Heading level={3}>{guestName}</Heading>
          <Text look="small" tone="muted">
            {inLine(where.join(dot), wholeCodes)}
          </Text>
          <div className={css.badges}>
            {reasons.map((reason) => (
              <Badge key={reason} tone={reason === 'typed' ? 'neutral' : 'positive'}>
                {words(`staff-bank-transfers.by-${reason}`)}
              </Badge>
            ))}
          </div>
        </Stack>
        <Text>
          {announced
            ? words('staff-bank-transfers.announced', {
                amount: money.exact(announced),
                balance: money.exact(balance),
              })
            : words('staff-bank-transfers.not-announced', { balance: money.exact(balance) })}
        </Text>
        {outcome && <OutcomeLines outcome={outcome} />}
        {outcomes.length > 1 && (
          <Text look="small" tone="muted">
            {words('staff-bank-transfers.decide-later')}
          </Text>
        )}
        {onMatch && (
          <Row>
            <Button tone={isFirst ? 'primary' : 'secondary'} busy={busy} onPress={() => onMatch(candidate)}>
              {wholeCodes(words('staff-bank-transfers.match', { code: reservationCode }))}
            </Button>
          </Row>
        )}
      </Stack>
    </Surface>
  )
}
