import type { ArrivalCandidate, ArrivalDetails, ExcessDecision } from '@veranda/domain'
import { type MouseEvent, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { type Fact, Facts } from '../../components/facts/index.ts'
import { Form } from '../../components/form/index.ts'
import { Row, Stack } from '../../components/layout/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { Assignment, type AssignmentProps } from '../../patterns/staff-assignment/index.ts'
import { useStaffWords, wholeCodes } from '../../patterns/words/index.ts'
import { ApplyForm } from './apply-form.tsx'
import { CandidateCard } from './candidate-card.tsx'
import { ReturnForm } from './return-form.tsx'
import * as css from './staff-bank-transfers.css.ts'

/** Why something was not done. */
export type ArrivalTrouble = 'failed' | 'taken-before' | 'not-possible' | 'excess-undecided' | 'changed'

export type BankArrivalScreenProps = Pick<AssignmentProps, 'userId' | 'onAssign'> & {
  readonly details: ArrivalDetails
  /** A reservation that was looked for; what was found of it is among the candidates. */
  readonly searched: string
  readonly busy?: boolean
  readonly trouble?: ArrivalTrouble | undefined
  readonly timeZone: string
  readonly backHref: string
  readonly onBack: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly onSearch: (reservationCode: string) => void
  readonly onMatch?: ((candidate: ArrivalCandidate) => void) | undefined
  readonly onUnmatch?: (() => void) | undefined
  readonly onApply?: ((excess: ExcessDecision | undefined) => void) | undefined
  readonly onReturn?: ((note: string) => void) | undefined
}

/** One arrival of money: the reservations it may be for, what it would pay there, and what was done with it. */
export function BankArrivalScreen(props: BankArrivalScreenProps) {
  const { details, busy = false, trouble, backHref, onBack, onReturn } = props
  const { arrival } = details
  const words = useStaffWords()
  const money = useMoney()
  const isOpen = arrival.state === 'unmatched' || arrival.state === 'matched'
  return (
    <div className={css.page} data-ready="bank-arrival">
      <Stack>
        <Row>
          <TextLink href={backHref} onNavigate={onBack} stands="alone">
            {words('staff-bank-transfers.back')}
          </TextLink>
        </Row>
        <Heading level={1} look="title">
          {words('staff-bank-transfers.one', { amount: money.exact(arrival.amount) })}
        </Heading>
        {trouble && <Notice tone="negative" title={words(`staff-bank-transfers.trouble-${trouble}`)} />}
        <Outcome {...props} />
        {isOpen && <Assignment {...props} item={details} />}
        <Surface>
          <ArrivalFacts {...props} />
        </Surface>
        {arrival.state === 'matched' && <Matched {...props} />}
        {arrival.state === 'unmatched' && <Candidates {...props} />}
        {arrival.state === 'unmatched' && onReturn && (
          <ReturnForm amount={money.exact(arrival.amount)} busy={busy} onReturn={onReturn} />
        )}
      </Stack>
    </div>
  )
}

function Outcome({ details: { arrival }, timeZone }: BankArrivalScreenProps) {
  const words = useStaffWords()
  const dates = useDates()
  const money = useMoney()
  const { application, returned, match } = arrival
  if (returned)
    return (
      <Notice
        tone="info"
        title={words('staff-bank-transfers.was-returned', { at: dates.moment(returned.at, timeZone) })}
      >
        {returned.note}
      </Notice>
    )
  if (!application) return null
  const { applied, refunded, at } = application
  return (
    <Notice
      tone="positive"
      title={wholeCodes(
        words('staff-bank-transfers.was-applied', {
          amount: money.exact(applied),
          code: match?.reservationCode ?? '',
          at: dates.moment(at, timeZone),
        }),
      )}
    >
      {refunded.amount > 0
        ? words('staff-bank-transfers.refund-by-hand', { amount: money.exact(refunded) })
        : words('staff-bank-transfers.guest-told')}
    </Notice>
  )
}

function ArrivalFacts({ details: { arrival } }: BankArrivalScreenProps) {
  const words = useStaffWords()
  const dates = useDates()
  const { bookedOn, societyCode, bankEntryId, text, match, problem } = arrival
  const facts: readonly (Fact | false | undefined)[] = [
    { term: words('staff-bank-transfers.booked-on'), detail: dates.day(bookedOn) },
    { term: words('staff-bank-transfers.company'), detail: societyCode },
    { term: words('staff-bank-transfers.entry'), detail: <span className={css.words}>{bankEntryId}</span> },
    text !== '' && {
      term: words('staff-bank-transfers.text'),
      detail: <span className={css.words}>{text}</span>,
    },
    match &&
      arrival.state !== 'unmatched' && {
        term: words('staff-bank-transfers.reservation'),
        detail: wholeCodes(match.reservationCode),
      },
    problem && {
      term: words('staff-bank-transfers.problem'),
      detail: words(`staff-bank-transfers.problem-${problem}`),
    },
  ]
  return <Facts items={facts.filter((fact) => fact !== false && fact !== undefined)} />
}

function Matched({ details, busy = false, onApply, onUnmatch }: BankArrivalScreenProps) {
  const [candidate] = details.candidates
  return candidate ? <ApplyForm {...{ candidate, busy, onApply, onUnmatch }} /> : null
}

function Candidates(props: BankArrivalScreenProps) {
  const { details, searched, busy = false, onMatch, onSearch } = props
  const words = useStaffWords()
  const [typed, setTyped] = useState(searched)
  const isFound = searched === '' || details.candidates.some(({ reasons }) => reasons.includes('typed'))
  return (
    <Stack>
      <Heading level={2}>{words('staff-bank-transfers.candidates')}</Heading>
      {details.candidates.length === 0 && (
        <Text tone="muted">{words('staff-bank-transfers.no-candidates')}</Text>
      )}
      <ul className={css.list}>
        {details.candidates.map((candidate, index) => (
          <li key={candidate.reservationCode}>
            <CandidateCard candidate={candidate} isFirst={index === 0} busy={busy} onMatch={onMatch} />
          </li>
        ))}
      </ul>
      <Heading level={2} look="lead">
        {words('staff-bank-transfers.search-form')}
      </Heading>
      <Form label={words('staff-bank-transfers.search-form')} onSubmit={() => onSearch(typed.trim())}>
        <div className={css.search}>
          <TextField
            label={words('staff-bank-transfers.search')}
            name="reservation"
            value={typed}
            error={isFound ? undefined : words('staff-bank-transfers.not-found')}
            autoCapitalize="characters"
            onChange={setTyped}
          />
          <Button tone="secondary" type="submit">
            {words('staff-bank-transfers.search-submit')}
          </Button>
        </div>
      </Form>
    </Stack>
  )
}
