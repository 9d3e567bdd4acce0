import { email, isSameAddress, splitAddresses } from '@veranda/domain'
import { useRef } from 'react'
import { Field } from '../../components/field/index.ts'
import { Icon } from '../../components/icon/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import * as css from './confirmation-letter.css.ts'

export type AddressChipsProps = {
  readonly addresses: readonly string[]
  /** What is being typed, and is no address yet. */
  readonly typed: string
  readonly error?: string | undefined
  readonly hint: string
  readonly onChange: (addresses: readonly string[], typed: string) => void
}

/** Addresses, each a chip of its own: typed, pasted, or separated by commas. One that is none is marked, and can be taken out. */
export function AddressChips({ addresses, typed, error, hint, onChange }: AddressChipsProps) {
  const words = useLaterWords()
  const input = useRef<HTMLInputElement>(null)
  const withMore = (text: string) => [
    ...addresses,
    ...splitAddresses(text).filter((one) => !addresses.some((other) => isSameAddress(one, other))),
  ]
  const take = (text: string) => {
    if (splitAddresses(text).length > 0) onChange(withMore(text), '')
  }
  const type = (text: string) =>
    /[\s,;]/.test(text.trimStart()) ? take(text) : onChange(addresses, text.trimStart())
  const remove = (address: string) => {
    onChange(
      addresses.filter((one) => one !== address),
      typed,
    )
    input.current?.focus()
  }
  return (
    <Field label={words('confirmation-letter.to')} error={error} hint={hint}>
      {({ className, ...control }) => (
        <span className={css.field}>
          {addresses.length > 0 && (
            <ul className={css.chips} aria-label={words('confirmation-letter.addresses')}>
              {addresses.map((address) => (
                <li key={address} className={email(address) ? css.wrongChip : css.chip}>
                  <span className={css.address}>{address}</span>
                  <button
                    type="button"
                    className={css.remove}
                    aria-label={words('confirmation-letter.remove', { address })}
                    onClick={() => remove(address)}
                  >
                    <Icon name="cross" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <input
            {...control}
            ref={input}
            className={className}
            type="text"
            inputMode="email"
            name="recipients"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            placeholder={addresses.length > 0 ? words('confirmation-letter.another') : undefined}
            onChange={({ target }) => type(target.value)}
            onPaste={(event) => {
              const text = event.clipboardData.getData('text')
              if (splitAddresses(text).length < 2) return
              event.preventDefault()
              take(`${typed} ${text}`)
            }}
            onBlur={() => take(typed)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && typed !== '') {
                event.preventDefault()
                take(typed)
              }
            }}
          />
        </span>
      )}
    </Field>
  )
}
