import { email as emailRefusal, languageOf, type Locale } from '@veranda/domain'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../components/button/index.ts'
import { Form } from '../../components/form/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { SelectField } from '../../components/select-field/index.ts'
import { Sheet } from '../../components/sheet/index.ts'
import { Text } from '../../components/text/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import type { StaffReservationScreenProps } from './staff-reservation-screen.tsx'
import { useMoments } from './use-moments.ts'
import { TroubleNotice } from './what-came-of-it.tsx'

type SendSheetProps = Pick<
  StaffReservationScreenProps,
  'details' | 'locales' | 'locale' | 'busy' | 'trouble' | 'onLetter' | 'onLink'
> & { readonly what: 'letter' | 'link'; readonly onClose: () => void }

/** Stands for an address that is not on file. */
const another = 'another'

/** Says what is sent, to whom and in which language, and sends it once that is confirmed. */
export function SendSheet(props: SendSheetProps) {
  const { what, details, busy = false, trouble, onLetter, onLink, onClose } = props
  const words = useStaffWords()
  const momentOf = useMoments(details.timeZone)
  const [chosen, setChosen] = useState(details.addresses[0] ?? another)
  const [typed, setTyped] = useState('')
  const [locale, setLocale] = useState(props.locale)
  const [isSent, setIsSent] = useState(false)
  const languages = useLanguageNames(props.locales)
  const sentBefore = details.confirmations.map(({ orderedAt }) => orderedAt).toSorted()
  const last = what === 'letter' ? sentBefore.at(-1) : undefined
  const address = chosen === another ? typed.trim() : chosen
  const isWrong = chosen === another && (address === '' || emailRefusal(address) !== undefined)
  const send = async (): Promise<void> => {
    setIsSent(true)
    if (isWrong || busy) return
    const act = what === 'letter' ? onLetter : onLink
    if (await act?.({ email: address, locale })) onClose()
  }
  return (
    <Sheet
      title={words(`staff-reservations.${what}-title`)}
      closeLabel={words('staff-reservations.close')}
      onClose={onClose}
    >
      <Form label={words(`staff-reservations.${what}-title`)} onSubmit={() => void send()}>
        <Stack>
          {trouble?.act === what && <TroubleNotice trouble={trouble} />}
          <Text>{words(`staff-reservations.${what}-body`)}</Text>
          {last !== undefined && (
            <Text>{words('staff-reservations.letter-sent-before', { at: momentOf(last) })}</Text>
          )}
          <SelectField
            label={words('staff-reservations.address')}
            name="address"
            value={chosen}
            options={[
              ...details.addresses.map((each) => ({ value: each, label: each })),
              ...(what === 'letter'
                ? [{ value: another, label: words('staff-reservations.another-address') }]
                : []),
            ]}
            onChange={setChosen}
          />
          {chosen === another && (
            <TextField
              label={words('staff-reservations.email')}
              name="email"
              type="email"
              inputMode="email"
              autoCapitalize="none"
              autoComplete="off"
              value={typed}
              error={isSent && isWrong ? words('staff-reservations.email-wrong') : undefined}
              required
              onChange={setTyped}
            />
          )}
          <SelectField
            label={words('staff-reservations.language')}
            name="language"
            value={locale}
            options={languages}
            onChange={(value) => setLocale(props.locales.find((each) => each === value) ?? props.locale)}
          />
          <Text look="small" tone="muted">
            {words('staff-reservations.actions-note')}
          </Text>
          <Button tone="primary" type="submit" wide busy={busy}>
            {words(`staff-reservations.send-${what}`)}
          </Button>
        </Stack>
      </Form>
    </Sheet>
  )
}

/** Each language by its name in the reader's language. */
function useLanguageNames(locales: readonly Locale[]) {
  const intl = useIntl()
  return locales.map((locale) => {
    const name = intl.formatDisplayName(languageOf(locale), { type: 'language' }) ?? locale
    return { value: locale, label: name.charAt(0).toLocaleUpperCase(intl.locale) + name.slice(1) }
  })
}
