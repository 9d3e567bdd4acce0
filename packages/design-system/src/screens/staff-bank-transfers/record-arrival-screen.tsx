import { type CurrencyCode, isPlainDate, type PlainDate } from '@veranda/domain'
import { type MouseEvent, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Form } from '../../components/form/index.ts'
import { Row, Stack } from '../../components/layout/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { SelectField } from '../../components/select-field/index.ts'
import { TextArea } from '../../components/text-area/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { StaffDateField } from '../../patterns/date-field/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import * as css from './staff-bank-transfers.css.ts'

/** A company of the hotel's that collects, with the currency of its account. */
export type CollectingCompany = {
  readonly code: string
  readonly name: string
  readonly currency: CurrencyCode
}

export type TypedArrival = {
  readonly societyCode: string
  readonly bankEntryId: string
  /** In major units. */
  readonly amount: number
  readonly currency: CurrencyCode
  readonly bookedOn: PlainDate
  readonly text: string
}

export type RecordArrivalScreenProps = {
  readonly companies: readonly CollectingCompany[]
  readonly today: PlainDate
  readonly busy?: boolean
  readonly trouble?: 'failed' | 'arrival-contradicts' | 'society-not-found' | undefined
  readonly backHref: string
  readonly onBack: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly onRecord: (arrival: TypedArrival) => void
}

const amountIn = (typed: string): number | undefined => {
  const plain = typed.trim().replace(',', '.')
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) && Number(plain) > 0 ? Number(plain) : undefined
}

/** An entry of a bank statement, typed from it. */
export function RecordArrivalScreen(props: RecordArrivalScreenProps) {
  const { companies, today, busy = false, trouble, backHref, onBack, onRecord } = props
  const words = useStaffWords()
  const [society, setSociety] = useState('')
  const [entry, setEntry] = useState('')
  const [typedAmount, setAmount] = useState('')
  const [day, setDay] = useState<string>(today)
  const [text, setText] = useState('')
  const [isSent, setIsSent] = useState(false)
  const company = companies.find(({ code }) => code === society) ?? companies[0]
  const amount = amountIn(typedAmount)
  const isDay = isPlainDate(day) && day <= today
  const missing = (isThere: boolean) =>
    isSent && !isThere ? words('staff-bank-transfers.required') : undefined
  const submit = (): void => {
    setIsSent(true)
    if (busy || !company || entry.trim() === '' || amount === undefined || !isDay) return
    const { code: societyCode, currency } = company
    onRecord({ societyCode, bankEntryId: entry.trim(), amount, currency, bookedOn: day, text: text.trim() })
  }
  return (
    <div className={css.page} data-ready="record-arrival">
      <Stack>
        <Row>
          <TextLink href={backHref} onNavigate={onBack} stands="alone">
            {words('staff-bank-transfers.back')}
          </TextLink>
        </Row>
        <Heading level={1} look="title">
          {words('staff-bank-transfers.record-title')}
        </Heading>
        <Text tone="muted">{words('staff-bank-transfers.record-lead')}</Text>
        {trouble && <Notice tone="negative" title={words(`staff-bank-transfers.record-${trouble}`)} />}
        <Form label={words('staff-bank-transfers.record-title')} onSubmit={submit}>
          <div className={css.fields}>
            <SelectField
              label={words('staff-bank-transfers.company')}
              name="society"
              value={company?.code ?? ''}
              error={missing(company !== undefined)}
              options={companies.map(({ code, name, currency }) => ({
                value: code,
                label: `${name} (${currency})`,
              }))}
              onChange={setSociety}
            />
            <TextField
              label={words('staff-bank-transfers.entry')}
              hint={words('staff-bank-transfers.entry-hint')}
              name="entry"
              value={entry}
              error={missing(entry.trim() !== '')}
              required
              autoCapitalize="none"
              onChange={(value) => setEntry(value.slice(0, 80))}
            />
            <TextField
              label={words('staff-bank-transfers.amount-in', { currency: company?.currency ?? '' })}
              name="amount"
              value={typedAmount}
              error={isSent && amount === undefined ? words('staff-bank-transfers.amount-wrong') : undefined}
              required
              inputMode="numeric"
              onChange={setAmount}
            />
            <StaffDateField
              label={words('staff-bank-transfers.booked-on')}
              error={isSent && !isDay ? words('staff-bank-transfers.day-wrong') : undefined}
              name="day"
              value={day}
              latest={today}
              required
              onChange={setDay}
            />
          </div>
          <TextArea
            label={words('staff-bank-transfers.text')}
            hint={words('staff-bank-transfers.text-hint')}
            name="text"
            rows={3}
            value={text}
            onChange={(value) => setText(value.slice(0, 1_000))}
          />
          <Row>
            <Button tone="primary" type="submit" busy={busy}>
              {words('staff-bank-transfers.record-submit')}
            </Button>
          </Row>
        </Form>
      </Stack>
    </div>
  )
}
