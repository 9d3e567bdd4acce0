import { mostDocumentMegabytes } from '../cancellation/index.ts'
import { cancellationVariants } from '../property/index.ts'

/** What a property decides about its guests’ stays, apart from prices; each is a text in the form of its kind. */
export type SettingKind =
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly isOptional?: true }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  | { readonly kind: 'phone-lines' }
  | { readonly kind: 'limited-days' }
  | { readonly kind: 'help-hours' }
  | { readonly kind: 'promotions' }

export const yesNo = ['yes', 'no'] as const
const yesOrNo = { kind: 'choice', of: yesNo } as const

/** The settings in the order of the form, by their area. A rate plan’s policy is named by {@link policyName}. */
export const settingAreas = {
  stay: {
    minimumNights: { kind: 'number', least: 1, most: 30 },
    maximumNights: { kind: 'number', least: 1, most: 365, isOptional: true },
    bookableDays: { kind: 'number', least: 1, most: 430 },
    limitedDays: { kind: 'limited-days' },
  },
  cancelling: {
    cancelling: { kind: 'choice', of: cancellationVariants },
    reinstateMinutes: { kind: 'number', least: 0, most: 1_440 },
    keepsPenaltyWhenMoved: yesOrNo,
    documentMegabytes: { kind: 'number', least: 1, most: mostDocumentMegabytes },
  },
  changing: {
    sellsAddOns: yesOrNo,
    standbyDays: { kind: 'number', least: 0, most: 60 },
    promotionNights: { kind: 'choice', of: ['new-nights', 'every-night'] },
    emailChange: { kind: 'choice', of: ['at-once', 'confirmed'] },
  },
  promotions: { promotions: { kind: 'promotions' } },
  help: { phoneLines: { kind: 'phone-lines' }, helpHours: { kind: 'help-hours' } },
} as const satisfies Readonly<Record<string, Readonly<Record<string, SettingKind>>>>

export type SettingArea = keyof typeof settingAreas
export type SettingName = { [Area in SettingArea]: keyof (typeof settingAreas)[Area] }[SettingArea]

const kinds: Readonly<Record<SettingName, SettingKind>> = {
  ...settingAreas.stay,
  ...settingAreas.cancelling,
  ...settingAreas.changing,
  ...settingAreas.promotions,
  ...settingAreas.help,
}

export const settingNames = Object.keys(kinds) as readonly SettingName[]

/** What a setting holds, which decides how it is edited and checked. */
export const kindOfSetting = (name: SettingName): SettingKind => kinds[name]

/** The name under which the cancellation policy of a rate plan stands among the settings. */
export const policyName = (planCode: string): string => `policy.${planCode}`

/** The code of the rate plan whose policy a setting is. */
export const planOfPolicy = (name: string): string | undefined =>
  name.startsWith('policy.') ? name.slice('policy.'.length) : undefined

/** The settings of a property by name, as texts. */
export type SettingValues = Readonly<Record<string, string>>
