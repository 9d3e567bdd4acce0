import { useState } from 'react'
import { useIntl } from 'react-intl'
import { TextField } from '../../components/text-field/index.ts'
import { cardFormWords } from './card-form-words.ts'

/** Two beside each other and never more, where each has the room for its words. */
const columns = 'repeat(auto-fit, minmax(min(100%, max(8rem, 34%)), 1fr))'

/** For stories: the fields of the embedded provider's page, which the product frames. */
export function CardForm() {
  const { locale } = useIntl()
  const words =
    Object.entries(cardFormWords).find(([known]) => known === locale)?.[1] ?? cardFormWords['en-US']
  const [typed, setTyped] = useState({ number: '', expiry: '', securityCode: '' })
  const field = (name: keyof typeof typed, hint?: string) => (
    <TextField
      label={words[name]}
      hint={hint}
      name={name}
      inputMode="numeric"
      value={typed[name]}
      onChange={(value) => setTyped({ ...typed, [name]: value })}
    />
  )
  return (
    <div style={{ display: 'grid', gridTemplateColumns: columns, gap: '1.25rem 1rem', padding: 4 }}>
      <div style={{ gridColumn: '1 / -1' }}>{field('number')}</div>
      {field('expiry', words.expiryHint)}
      {field('securityCode', words.securityCodeHint)}
    </div>
  )
}
