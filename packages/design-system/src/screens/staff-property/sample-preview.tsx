import {
  addDays,
  checkSettings,
  displayOf,
  type GuestView,
  guestViewOf,
  helpHoursText,
  type PlainDate,
  isPlainDate,
  type SettingsDetail,
  type SettingValues,
  today,
} from '@veranda/domain'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Stack } from '../../components/layout/index.ts'
import { SelectField } from '../../components/select-field/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { StaffDateField } from '../../patterns/date-field/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import { useHours } from './settings-words.ts'
import * as css from './staff-property.css.ts'

type PreviewProps = {
  readonly detail: SettingsDetail
  readonly values: SettingValues
  readonly now: string
}

/** What the guest of a sample reservation sees now, and would see by what is typed: by the rules that serve the guest. */
export function SamplePreview({ detail, values, now }: PreviewProps) {
  const words = useStaffWords()
  const { locale } = useIntl()
  const { place, plans } = detail
  const [arrival, setArrival] = useState<string>(addDays(today(place.timeZone, now), 30))
  const [nights, setNights] = useState('4')
  const [countryCode, setCountry] = useState(place.countries[0]?.code ?? '')
  const [plan, setPlan] = useState(plans[0]?.code ?? '')
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  const isStay = isPlainDate(arrival) && /^([1-9]|[1-9]\d)$/.test(nights) && plan !== ''
  const context = {
    plans: plans.map(({ code }) => code),
    regions: place.regions.map(({ code }) => code),
    takenCodes: place.brandCodes,
  }
  const checked = checkSettings(values, context)
  const country = countryCode && (names.of(countryCode) ?? countryCode)
  const isTyped = Object.entries(values).some(([name, text]) => text !== detail.values[name])
  const viewOf = (of: SettingValues): GuestView => {
    const stay = { arrival: arrival as PlainDate, departure: addDays(arrival as PlainDate, Number(nights)) }
    return guestViewOf(of, { ...stay, countryCode, plan, nightPrice: detail.nightPrice }, place, now)
  }
  return (
    <Surface as="section" tone="sunken" labelledBy="sample-preview">
      <Stack gap="medium">
        <Heading level={2} look="lead" id="sample-preview">
          {words('property.preview')}
        </Heading>
        <div className={css.sample}>
          <StaffDateField
            label={words('property.sample-arrival')}
            name="sample-arrival"
            value={arrival}
            onChange={setArrival}
          />
          <TextField
            label={words('property.sample-nights')}
            name="sample-nights"
            inputMode="numeric"
            value={nights}
            onChange={setNights}
          />
          <SelectField
            label={words('property.sample-country')}
            name="sample-country"
            value={countryCode}
            options={place.countries
              .map(({ code }) => ({ value: code, label: names.of(code) ?? code }))
              .toSorted((a, b) => a.label.localeCompare(b.label, locale))}
            onChange={setCountry}
          />
          <SelectField
            label={words('property.sample-plan')}
            name="sample-plan"
            value={plan}
            options={plans.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={setPlan}
          />
        </div>
        {!isStay || !checked.ok ? (
          <Text tone="muted">{words(isStay ? 'property.preview-not-yet' : 'property.preview-no-stay')}</Text>
        ) : (
          <div className={css.views}>
            <View
              title={words('property.preview-now')}
              view={viewOf(detail.values)}
              detail={detail}
              country={country}
            />
            {isTyped && (
              <View
                title={words('property.preview-then')}
                view={viewOf(checked.value)}
                detail={detail}
                country={country}
              />
            )}
          </div>
        )}
      </Stack>
    </Surface>
  )
}

type ViewProps = {
  readonly title: string
  readonly view: GuestView
  readonly detail: SettingsDetail
  /** Where the guest lives, by its name; empty where no country is known. */
  readonly country: string
}

function View({ title, view, detail: { place }, country }: ViewProps) {
  const words = useStaffWords()
  const money = useMoney()
  const { sentence } = useHours()
  const { formatDate } = useIntl()
  const when = (at: string) =>
    formatDate(at, { dateStyle: 'medium', timeStyle: 'short', timeZone: place.timeZone })
  const { restriction, curve, line, hours, opening, reinstateMinutes, documentMegabytes } = view
  const { total, promoted, standbyFrom, sellsAddOns } = view
  return (
    <section aria-label={title}>
      <Stack gap="tiny">
        <Heading level={3} look="label">
          {title}
        </Heading>
        <Text look="small">
          {restriction?.kind === 'too-short'
            ? words('property.view-too-short', { nights: restriction.minimumNights })
            : restriction?.kind === 'too-long'
              ? words('property.view-too-long', { nights: restriction.maximumNights })
              : words(restriction ? 'property.view-closed' : 'property.view-open')}
        </Text>
        <Text look="small">{words('property.view-total', { total: money.exact(total) })}</Text>
        {promoted.map(({ code, total: promotedTotal }) => (
          <Text key={code} look="small">
            {words('property.view-promoted', { code, total: money.exact(promotedTotal) })}
          </Text>
        ))}
        {curve.map(({ from, until, penalty }) => (
          <Text key={`${from} ${until}`} look="small">
            {until
              ? words('property.view-until', { date: when(until), penalty: money.exact(penalty) })
              : from
                ? words('property.view-from', { date: when(from), penalty: money.exact(penalty) })
                : words('property.view-always', { penalty: money.exact(penalty) })}
          </Text>
        ))}
        {promoted.length > 0 && curve.length > 0 && <Text look="small">{words('property.view-fees')}</Text>}
        {line && country !== '' && (
          <Text look="small">{words('property.view-line', { phone: displayOf(line), country })}</Text>
        )}
        {hours && <Text look="small">{sentence(helpHoursText(hours))}</Text>}
        {opening && (
          <Text look="small">
            {words(opening.open ? 'property.view-answered' : 'property.view-not-answered', {
              until: when(opening.until),
            })}
          </Text>
        )}
        <Text look="small">{words('property.view-reinstate', { minutes: reinstateMinutes })}</Text>
        <Text look="small">{words('property.view-documents', { megabytes: documentMegabytes })}</Text>
        <Text look="small">
          {words('property.view-standby', {
            date: formatDate(standbyFrom, { dateStyle: 'medium', timeZone: 'UTC' }),
          })}
        </Text>
        <Text look="small">{words(sellsAddOns ? 'property.view-add-ons' : 'property.view-no-add-ons')}</Text>
      </Stack>
    </section>
  )
}
