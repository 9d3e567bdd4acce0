import type { FontChoice } from './tokens.ts'

/** A font of the device, with every name it goes by. */
export type StandIn = {
  readonly key: 'as Arial' | 'as Roboto' | 'as Times' | 'as Noto'
  readonly names: readonly string[]
}

/** The usual font of desktops and iPhones with its metric twin, then Android's. */
export const standInsOf: Readonly<Record<FontChoice['standIns'], readonly StandIn[]>> = {
  sans: [
    { key: 'as Arial', names: ['Arial', 'ArialMT', 'Liberation Sans'] },
    { key: 'as Roboto', names: ['Roboto', 'Roboto-Regular'] },
  ],
  serif: [
    { key: 'as Times', names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'] },
    { key: 'as Noto', names: ['Noto Serif', 'NotoSerif'] },
  ],
}

export const standInName = (family: string, key: StandIn['key']): string => `"${family} ${key}"`

/** The web font, the device's fonts as they stand in for it, and whatever else there is. */
export function fontStack({ family, standIns }: FontChoice): string {
  const fallbacks = standInsOf[standIns].map(({ key }) => standInName(family, key))
  return [`"${family}"`, ...fallbacks, standIns === 'serif' ? 'serif' : 'sans-serif'].join(', ')
}
