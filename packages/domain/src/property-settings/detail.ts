import type { FieldChange } from '../catalogues/index.ts'
import type { SettingsPlace } from './guest-view.ts'
import type { SettingValues } from './settings.ts'

/** A property in the list of those whose settings can be read. */
export type SettledProperty = { readonly code: string; readonly name: string; readonly brand: string }

/** What a property decides now, with what was changed, the latest first. */
export type SettingsDetail = SettledProperty & {
  readonly version: number
  readonly values: SettingValues
  readonly plans: readonly { readonly code: string; readonly name: string }[]
  readonly place: SettingsPlace
  /** What a night of the sample stay costs, in minor units. */
  readonly nightPrice: number
  readonly history: readonly SettingsChange[]
}

/** The settings a member of staff changed together; they hold from that moment on. */
export type SettingsChange = {
  readonly at: string
  readonly by: string
  readonly changes: readonly FieldChange[]
}
