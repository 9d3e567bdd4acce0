import { isStricter, planOfPolicy, type SettingsDetail } from '@veranda/domain'
import { useIntl } from 'react-intl'
import { Stack } from '../../components/layout/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { inLine } from '../../patterns/in-line/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import { useSettingWords } from './settings-words.ts'
import * as css from './staff-property.css.ts'

/** What was changed, the latest first: by whom, when, what it was and what it became. */
export function SettingsHistory({ detail }: { readonly detail: SettingsDetail }) {
  const words = useStaffWords()
  const { formatDate } = useIntl()
  const { label, value } = useSettingWords()
  const nameOf = (field: string) =>
    planOfPolicy(field) === undefined
      ? label(field)
      : words('property.policy', {
          plan: detail.plans.find(({ code }) => code === planOfPolicy(field))?.name ?? field,
        })
  return (
    <Surface as="section" labelledBy="settings-history">
      <Stack gap="medium">
        <Heading level={2} look="lead" id="settings-history">
          {words('property.history')}
        </Heading>
        <ol className={css.list}>
          {detail.history.map(({ at, by, changes }) => (
            <li key={at}>
              <Stack gap="hair">
                <Text as="strong">{words('property.changed-by', { by })}</Text>
                <Text look="small" tone="muted" as="time">
                  {formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}
                </Text>
                {changes.map(({ field, from, to }) => (
                  <Text key={field} look="small">
                    {inLine(
                      words('property.change-from', {
                        rule: nameOf(field),
                        value: value(field, to, detail),
                        before: value(field, from, detail),
                      }),
                    )}
                    {isStricter(field, from, to) && ` (${words('property.stricter')})`}
                  </Text>
                ))}
              </Stack>
            </li>
          ))}
        </ol>
      </Stack>
    </Surface>
  )
}
