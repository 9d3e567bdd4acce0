import arial from '@capsizecss/metrics/arial'
import notoSerif from '@capsizecss/metrics/notoSerif'
import roboto from '@capsizecss/metrics/roboto'
import timesNewRoman from '@capsizecss/metrics/timesNewRoman'
import { globalFontFace } from '@vanilla-extract/css'
import type { FontChoice, FontMetrics } from './tokens.ts'

/** A font of the device, with every name it goes by. */
type StandIn = { readonly key: string; readonly metrics: FontMetrics; readonly names: readonly string[] }

/** The usual font of desktops and iPhones with its metric twin, then Android's. */
const standIns: Record<FontChoice['standIns'], readonly StandIn[]> = {
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

/**
 * Declares one fallback face for each font a device may have, stretched to the measures of the web font, so that
 * its arrival moves nothing. Returns the stack that begins with the web font.
 */
export function fontStack({ family, metrics, ...font }: FontChoice): string {
  const fallbacks = standIns[font.standIns].map((standIn) => {
    const name = `"${family} ${standIn.key}"`
    const src = standIn.names.map((local) => `local("${local}")`).join(', ')
    globalFontFace(name, { src, ...fit(metrics, standIn.metrics) })
    return name
  })
  return [`"${family}"`, ...fallbacks, font.standIns === 'serif' ? 'serif' : 'sans-serif'].join(', ')
}

/** The web font itself, latin letters only; kept in a stylesheet of its own that loads after the first view. */
export function webFont(family: string, file: string, weight: string): void {
  // Quoted, because a bare name may not have a word that begins with a digit.
  globalFontFace(`"${family}"`, {
    src: `url("${file}") format("woff2")`,
    fontWeight: weight,
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange:
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  })
}

function fit(web: FontMetrics, local: FontMetrics) {
  const size = web.xWidthAvg / web.unitsPerEm / (local.xWidthAvg / local.unitsPerEm)
  const percent = (value: number): string => `${Math.round(value * 10000) / 100}%`
  const em = web.unitsPerEm * size
  return {
    sizeAdjust: percent(size),
    ascentOverride: percent(web.ascent / em),
    descentOverride: percent(Math.abs(web.descent) / em),
    lineGapOverride: percent(web.lineGap / em),
  }
}
