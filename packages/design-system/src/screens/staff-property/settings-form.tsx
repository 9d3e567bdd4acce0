import {
  checkSettings,
  kindOfSetting,
  planOfPolicy,
  policyName,
  type SettingArea,
  settingAreas,
  type SettingName,
  type SettingsDetail,
} from '@veranda/domain'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Form } from '../../components/form/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { SelectField } from '../../components/select-field/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import { HelpHours } from './help-hours.tsx'
import { LimitedDaysRows, PhoneRows, PolicyRows, PromotionRows } from './setting-rows.tsx'
import type { SettingsScreenProps } from './settings-screen.tsx'
import { useSettingWords } from './settings-words.ts'
import * as css from './staff-property.css.ts'

type FormProps = Pick<SettingsScreenProps, 'values' | 'saving' | 'mayEdit' | 'onValues' | 'onSave'> & {
  readonly detail: SettingsDetail
}

/** Every setting, by its area. What is wrong is said once it was to be saved. */
export function SettingsForm(props: FormProps) {
  const { detail, values, saving, mayEdit, onSave } = props
  const words = useStaffWords()
  const [isTried, setTried] = useState(false)
  const checked = checkSettings(values, {
    plans: detail.plans.map(({ code }) => code),
    regions: detail.place.regions.map(({ code }) => code),
    takenCodes: detail.place.brandCodes,
  })
  const problems: Readonly<Record<string, string>> = {
    ...(saving.kind === 'not-accepted' ? saving.problems : {}),
    ...(isTried && !checked.ok ? checked.refusal : {}),
  }
  const areas = Object.keys(settingAreas) as readonly SettingArea[]
  const submit = () => {
    setTried(true)
    if (checked.ok && saving.kind !== 'saving') onSave()
  }
  return (
    <Form label={words('property.form')} onSubmit={submit}>
      <Stack gap="large">
        {areas.map((area) => (
          <Surface key={area} as="section" labelledBy={`area-${area}`}>
            <Stack gap="medium">
              <Heading level={2} look="lead" id={`area-${area}`}>
                {words(`property.area-${area}`)}
              </Heading>
              {area !== 'help' && area !== 'promotions' && (
                <div>
                  {(Object.keys(settingAreas[area]) as readonly SettingName[])
                    .filter((name) => !isList(name))
                    .map((name) => (
                      <div key={name} className={css.setting}>
                        <Scalar {...props} name={name} problem={problems[name]} />
                      </div>
                    ))}
                </div>
              )}
              {area === 'stay' && <LimitedDaysRows {...props} problems={problems} />}
              {area === 'promotions' && <PromotionRows {...props} problems={problems} />}
              {area === 'help' && <PhoneRows {...props} problems={problems} />}
              {area === 'help' && <HelpHours {...props} problems={problems} />}
              {area === 'cancelling' &&
                detail.plans.map(({ code, name }) => (
                  <PolicyRows key={code} {...props} name={policyName(code)} plan={name} problems={problems} />
                ))}
            </Stack>
          </Surface>
        ))}
        {mayEdit && (
          <div className={css.saveBar}>
            <Text tone="muted">
              {words('property.changed-count', { count: changedRules(detail, values) })}
            </Text>
            <Button tone="primary" type="submit" busy={saving.kind === 'saving'}>
              {words('property.save')}
            </Button>
          </div>
        )}
      </Stack>
    </Form>
  )
}

/** How many rules differ from those in force. */
const changedRules = ({ values: inForce }: SettingsDetail, values: SettingsScreenProps['values']): number =>
  Object.entries(values).filter(([name, text]) => text !== inForce[name]).length

const isList = (name: SettingName): boolean =>
  planOfPolicy(name) !== undefined ||
  ['limited-days', 'phone-lines', 'help-hours', 'promotions'].includes(kindOfSetting(name).kind)

type ScalarProps = FormProps & { readonly name: SettingName; readonly problem: string | undefined }

function Scalar({ name, problem, detail, values, mayEdit, onValues }: ScalarProps) {
  const { label, choice, problem: problemWords, since } = useSettingWords()
  const kind = kindOfSetting(name)
  const shared = {
    label: label(name),
    name,
    value: values[name] ?? '',
    error: problem === undefined ? undefined : problemWords(problem),
    hint: since(name, detail),
    disabled: !mayEdit,
    onChange: (value: string) => onValues({ ...values, [name]: value }),
  }
  return kind.kind === 'choice' ? (
    <SelectField {...shared} options={kind.of.map((value) => ({ value, label: choice(value) }))} />
  ) : (
    <TextField {...shared} inputMode="numeric" autoComplete="off" />
  )
}
