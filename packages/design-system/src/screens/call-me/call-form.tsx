import { type HelpField, helpFormRefusals, longestRequest, tidyText } from '@veranda/domain'
import { useMemo, useState } from 'react'
import { ComboField } from '../../components/combo-field/index.ts'
import { Facts } from '../../components/facts/index.ts'
import { FieldPairs } from '../../components/field-pairs/index.ts'
import { Form } from '../../components/form/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { SelectField } from '../../components/select-field/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { TextArea } from '../../components/text-area/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { Consent } from '../../patterns/consent/index.ts'
import { useIsTooEarly, waitOf } from '../../patterns/failure-notice/index.ts'
import { refusalWords } from '../../patterns/field-refusal/index.ts'
import { countryOptions, PhoneField } from '../../patterns/phone-field/index.ts'
import { SendButton } from '../../patterns/send-button/index.ts'
import { Announcement } from '../../patterns/step-page/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import type { CallMeScreenProps } from './call-me-screen.tsx'
import type { CallLists } from './call-me-state.ts'

type CallFormProps = Omit<CallMeScreenProps, 'lists'> & { readonly lists: CallLists }

/** Who asks, and where they are called. What is missing is said once it was to be sent. */
export function CallForm(props: CallFormProps) {
  const { form, lists, asking, links, reservationCode, onType, onAccepted, onSend } = props
  const words = useLaterWords()
  const [isTried, setTried] = useState(false)
  const failure = asking.kind === 'failed' ? asking.failure : undefined
  const isTooEarly = useIsTooEarly(failure)
  const tooEarly =
    failure && isTooEarly ? words('failure.too-many-tries-body', { wait: waitOf(failure, words) }) : undefined
  const refusals = helpFormRefusals(form)
  const errorOf = (field: HelpField): string | undefined => {
    const refusal = refusals[field]
    if (!refusal && asking.kind === 'not-accepted' && asking.fields.includes(field))
      return words('call-me.field-not-accepted')
    if (!refusal || (!isTried && refusal.rule !== 'too-long')) return undefined
    return refusal.rule === 'phone-signs'
      ? words('guest-information.phone-signs', { example: '+52 55 5550 0142' })
      : refusalWords(refusal, words)
  }
  const submit = () => {
    if (asking.kind === 'sending' || isTooEarly) return
    setTried(true)
    if (Object.keys(refusals).length === 0) onSend()
  }
  const { countries, customerTypes } = lists
  const options = useMemo(() => countryOptions(countries), [countries])
  // For a guest who is signed in the reservation is known.
  const isKnown = reservationCode !== undefined && form.customerTypeId !== ''
  return (
    <Surface>
      <Form label={words('call-me.form')} onSubmit={submit}>
        <Stack gap="large">
          <Outcome {...props} />
          {reservationCode && (
            <Facts items={[{ term: words('call-me.own-reservation'), detail: reservationCode }]} />
          )}
          <TextField
            label={words('call-me.name')}
            name="name"
            autoComplete="name"
            required
            value={form.name}
            error={errorOf('name')}
            onChange={(text) => onType('name', text)}
          />
          {!isKnown && (
            <FieldPairs gap="large">
              <SelectField
                label={words('call-me.customer-type')}
                name="customer-type"
                required
                value={form.customerTypeId}
                error={errorOf('customerTypeId')}
                options={[
                  { value: '', label: words('call-me.no-customer-type') },
                  ...customerTypes.map(({ customerTypeId, name }) => ({
                    value: customerTypeId,
                    label: name,
                  })),
                ]}
                onChange={(id) => onType('customerTypeId', id)}
              />
              {!reservationCode && (
                <TextField
                  label={words('call-me.reservation')}
                  name="reservation"
                  autoComplete="off"
                  autoCapitalize="characters"
                  value={form.reservationCode}
                  error={errorOf('reservationCode')}
                  onChange={(text) => onType('reservationCode', text)}
                />
              )}
            </FieldPairs>
          )}
          <FieldPairs gap="large">
            <ComboField
              label={words('call-me.country')}
              name="country"
              autoComplete="country-name"
              required
              value={form.countryCode}
              error={errorOf('countryCode')}
              placeholder={words('guest-information.no-country')}
              noneFound={words('guest-information.no-such-country')}
              options={options}
              onChange={(code) => onType('countryCode', code)}
            />
            <PhoneField
              label={words('call-me.phone')}
              name="phone"
              autoComplete="tel"
              required
              value={form.phone}
              home={form.countryCode}
              countries={countries}
              isCountryBeside
              error={errorOf('phone')}
              onChange={(text) => onType('phone', text)}
            />
          </FieldPairs>
          <TextArea
            label={words('call-me.notes')}
            name="notes"
            value={form.notes}
            error={errorOf('notes')}
            hint={words('call-me.used', { used: tidyText(form.notes).length, longest: longestRequest })}
            onChange={(text) => onType('notes', text)}
          />
          <Consent links={links} isAccepted={form.isAccepted} isMissed={isTried} onAccepted={onAccepted} />
          <SendButton isSending={asking.kind === 'sending'} why={tooEarly}>
            {words(asking.kind === 'failed' ? 'call-me.again' : 'call-me.send')}
          </SendButton>
        </Stack>
      </Form>
    </Surface>
  )
}

/** Why a request did not arrive; nothing typed is lost. */
function Outcome({ asking }: Pick<CallMeScreenProps, 'asking'>) {
  const words = useLaterWords()
  if (asking.kind !== 'failed' && asking.kind !== 'not-accepted') return null
  return (
    <Announcement>
      <Notice tone="negative" title={words('call-me.failed-title')}>
        {asking.kind === 'not-accepted'
          ? words('call-me.not-accepted')
          : `${words(`failure.${asking.failure.kind}-body`, { wait: waitOf(asking.failure, words) })} ${words('call-me.failed-body')}`}
      </Notice>
    </Announcement>
  )
}
