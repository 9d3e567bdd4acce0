import arial from '@capsizecss/metrics/arial'
import notoSerif from '@capsizecss/metrics/notoSerif'
import roboto from '@capsizecss/metrics/roboto'
import timesNewRoman from '@capsizecss/metrics/timesNewRoman'
import type { FontChoice, FontMetrics } from './tokens.ts'

/** A font of the device, with every name it goes by. */
type StandIn = { readonly key: string; readonly metrics: FontMetrics; readonly names: readonly string[] }

/** The usual font of desktops and iPhones with its metric twin, then Android's. */
export const standIns: Record<FontChoice['standIns'], readonly StandIn[]> = {
  sans: [
    { key: 'as Arial', metrics: arial, names: ['Arial', 'ArialMT', 'Liberation Sans'] },
    { key: 'as Roboto', metrics: roboto, names: ['Roboto', 'Roboto-Regular'] },
  ],
  serif: [
    {
      key: 'as Times',
      metrics: timesNewRoman,
      names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
    },
    { key: 'as Noto', metrics: notoSerif, names: ['Noto Serif', 'NotoSerif'] },
  ],
}
