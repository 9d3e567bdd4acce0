import { ok, refused, type Result } from '../result.ts'
import { helpHoursProblems, helpHoursRowsIn, helpHoursRowsText } from './help-hours-text.ts'
import { limitedDaysProblems, limitedRowsIn, limitedRowsText } from './limited-days-text.ts'
import { phoneProblems, phoneRowsIn, phoneRowsText } from './phone-table-text.ts'
import { policyProblems, policyRowsIn, policyRowsText } from './policy-text.ts'
import { promotionProblems, promotionRowsIn, promotionRowsText } from './promotions-text.ts'
import type { SettingProblem, SettingProblems } from './setting-problems.ts'
import {
  kindOfSetting,
  planOfPolicy,
  type SettingKind,
  type SettingName,
  settingNames,
  type SettingValues,
} from './settings.ts'

/**
 * What settings are checked against: the codes of the property’s rate plans, of the regions there are, and of promotions that
 * are not the property’s own.
 */
export type SettingsContext = {
  readonly plans: readonly string[]
  readonly regions: readonly string[]
  readonly takenCodes: readonly string[]
}

/** Settings as they are stored, or what is wrong with each. All of them have to be given. */
export function checkSettings(
  typed: SettingValues,
  context: SettingsContext,
): Result<SettingValues, SettingProblems> {
  const { plans } = context
  const values = Object.fromEntries(
    Object.entries(typed).map(([name, text]) => [name, inStoredForm(name, text)]),
  )
  const problems: SettingProblems = {
    ...Object.assign({}, ...settingNames.map((name) => problemsOf(name, values[name] ?? '', context))),
    ...Object.assign(
      {},
      ...plans.map((plan) => policyProblems(`policy.${plan}`, values[`policy.${plan}`] ?? '')),
    ),
    ...unknownIn(values, plans),
    ...nightsProblem(values),
  }
  return Object.keys(problems).length > 0 ? refused(problems) : ok(values)
}

/** Equal settings are equal texts: without blanks around parts, and numbers without leading zeros. */
function inStoredForm(name: string, text: string): string {
  if (planOfPolicy(name) !== undefined) return policyRowsText(policyRowsIn(text))
  if (!isSettingName(name)) return text
  switch (kindOfSetting(name).kind) {
    case 'phone-lines':
      return phoneRowsText(phoneRowsIn(text))
    case 'limited-days':
      return limitedRowsText(limitedRowsIn(text))
    case 'help-hours':
      return helpHoursRowsText(helpHoursRowsIn(text))
    case 'promotions':
      return promotionRowsText(promotionRowsIn(text))
    case 'number':
      return text.trim().replace(/^0+(?=\d)/, '')
    case 'choice':
      return text.trim()
  }
}

/** Whether a text names a setting that every property has; the policy of a rate plan is not one of them. */
export const isSettingName = (name: string): name is SettingName => settingNames.some((one) => one === name)

function problemsOf(
  name: SettingName,
  text: string,
  { regions, takenCodes }: SettingsContext,
): SettingProblems {
  const kind = kindOfSetting(name)
  switch (kind.kind) {
    case 'phone-lines':
      return phoneProblems(text, regions)
    case 'limited-days':
      return limitedDaysProblems(text)
    case 'help-hours':
      return helpHoursProblems(text)
    case 'promotions':
      return promotionProblems(text, takenCodes)
    case 'number':
    case 'choice': {
      const problem = kind.kind === 'choice' ? choiceProblem(kind, text) : numberProblem(kind, text)
      return problem ? { [name]: problem } : {}
    }
  }
}

const choiceProblem = (
  { of }: Extract<SettingKind, { kind: 'choice' }>,
  text: string,
): SettingProblem | undefined => (of.includes(text) ? undefined : 'not-a-choice')

function numberProblem(
  { least, most, isOptional }: Extract<SettingKind, { kind: 'number' }>,
  text: string,
): SettingProblem | undefined {
  if (text === '') return isOptional ? undefined : 'required'
  if (!/^\d{1,6}$/.test(text)) return 'not-a-number'
  return Number(text) < least ? 'too-small' : Number(text) > most ? 'too-large' : undefined
}

const unknownIn = (values: SettingValues, plans: readonly string[]): SettingProblems =>
  Object.fromEntries(
    Object.keys(values)
      .filter((name) => !isSettingName(name) && !plans.includes(planOfPolicy(name) ?? ''))
      .map((name) => [name, 'unknown-setting' as const]),
  )

function nightsProblem({ minimumNights = '', maximumNights = '' }: SettingValues): SettingProblems {
  const isBelow = /^\d+$/.test(maximumNights) && Number(maximumNights) < Number(minimumNights)
  return isBelow ? { maximumNights: 'below-minimum-nights' } : {}
}
