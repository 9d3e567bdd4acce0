import arial from '@capsizecss/metrics/arial'
import notoSerif from '@capsizecss/metrics/notoSerif'
import roboto from '@capsizecss/metrics/roboto'
import timesNewRoman from '@capsizecss/metrics/timesNewRoman'
import { globalFontFace } from '@vanilla-extract/css'
import { type StandIn, standInName, standInsOf } from './font-stack.ts'
import type { FontChoice, FontMetrics } from './tokens.ts'

/** The measures of the fonts that stand in. */
const metricsOf: Readonly<Record<StandIn['key'], FontMetrics>> = {
  'as Arial': arial,
  'as Roboto': roboto,
  'as Times': timesNewRoman,
  'as Noto': notoSerif,
}

/**
 * Declares one fallback face for each font a device may have, stretched to the measures of the web font, so that
 * its arrival moves nothing: the faces that `fontStack` names.
 */
export function declareStandIns({ family, metrics, standIns }: FontChoice): void {
  for (const { key, names } of standInsOf[standIns])
    globalFontFace(standInName(family, key), {
      src: names.map((name) => `local("${name}")`).join(', '),
      ...fit(metrics, metricsOf[key]),
    })
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
