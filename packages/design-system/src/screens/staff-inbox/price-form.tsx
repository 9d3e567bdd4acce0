import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Form } from '../../components/form/index.ts'
import { Row } from '../../components/layout/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import type { ItemActionsProps } from './item-actions.tsx'

/** The price that all nights cost from now on, or none. */
export function PriceForm({ item, busy = false, onMatch, onNotMatch }: ItemActionsProps) {
  const words = useStaffWords()
  const money = useMoney()
  const [typed, setTyped] = useState('')
  const [isSent, setIsSent] = useState(false)
  if (!onMatch || !onNotMatch) return null
  const price = /^\d{1,9}([.,]\d{1,2})?$/.test(typed.trim())
    ? Number(typed.trim().replace(',', '.'))
    : undefined
  const total = item.sums.find(({ name }) => name === 'total')?.amount
  const submit = (): void => {
    setIsSent(true)
    if (price !== undefined && !busy) onMatch(price)
  }
  return (
    <Form label={words('staff-inbox.decision')} onSubmit={submit}>
      <TextField
        label={words('staff-inbox.price', { currency: total?.currency ?? 'none' })}
        hint={total && `${words('staff-inbox.sum-total')}: ${money.exact(total)}`}
        name="price"
        value={typed}
        error={isSent && price === undefined ? words('staff-inbox.price-missing') : undefined}
        required
        inputMode="numeric"
        onChange={setTyped}
      />
      <Row wrap>
        <Button tone="primary" type="submit" busy={busy}>
          {words('staff-inbox.match')}
        </Button>
        <Button tone="secondary" busy={busy} onPress={onNotMatch}>
          {words('staff-inbox.not-match')}
        </Button>
      </Row>
    </Form>
  )
}
