import { deriveColors } from './derive-colors.ts'
import type { Hex } from './color.ts'
import type { BrandTokens, FontChoice, FontMetrics, Palette, ScenePalette } from './tokens.ts'

/** A file of the W3C design tokens format: groups and tokens by name, a token being what has a `$value`. */
export type DesignTokens = { readonly [name: string]: unknown }

/** The part that the format has no type for stands under this name, as the format asks. */
const own = 'veranda'

const roles = ['ground', 'surface', 'sunken', 'line', 'ink', 'accent', 'joy', 'stage', 'onStage'] as const
const sceneRoles = ['skyHigh', 'skyLow', 'glow', 'land', 'water', 'wall'] as const
const corners = ['control', 'surface', 'pill'] as const
const modes = ['light', 'black'] as const

/**
 * A brand's tokens for a designer's tool. What a theme derives from them is in it too, under `derived`, to look at: it is
 * not read back.
 */
export function toDesignTokens(tokens: BrandTokens): DesignTokens {
  const { light, black, display, text, corners: cornersOf, strongWeight, displayScale, ...rest } = tokens
  return {
    light: paletteOut(light),
    black: paletteOut(black),
    font: {
      display: fontOut(display),
      text: fontOut(text),
      strong: { $type: 'fontWeight', $value: Number(strongWeight) },
    },
    corner: Object.fromEntries(
      corners.map((name) => [name, { $type: 'dimension', $value: dimension(cornersOf[name]) }]),
    ),
    scale: { display: { $type: 'number', $value: displayScale } },
    derived: {
      $description: 'What the theme makes of the colours above; not read back.',
      light: colorsOut(deriveColors(light)),
      black: colorsOut(deriveColors(black)),
    },
    $extensions: { [own]: { ...rest, fonts: { display: kindOf(display), text: kindOf(text) } } },
  }
}

/** Tokens from such a file, what it lacks from `base`; or one sentence for each token that cannot be read. */
export function fromDesignTokens(
  file: DesignTokens,
  base: BrandTokens,
):
  | { readonly ok: true; readonly value: BrandTokens }
  | { readonly ok: false; readonly faults: readonly string[] } {
  const faults: string[] = []
  const read = <Value>(
    path: string,
    toValue: (value: unknown) => Value | undefined,
    otherwise: Value,
  ): Value => {
    const value = valueAt(file, path)
    if (value === undefined) return otherwise
    const found = toValue(value)
    if (found === undefined) faults.push(`${path}: ${JSON.stringify(value)} is none of its kind`)
    return found ?? otherwise
  }
  const paletteIn = (mode: (typeof modes)[number]): Palette => {
    const known = base[mode]
    const colors = roles.map((role) => [role, read(`${mode}.color.${role}`, colorIn, known[role])] as const)
    const scene = sceneRoles.map(
      (role) => [role, read(`${mode}.scene.${role}`, colorIn, known.scene[role])] as const,
    )
    return {
      ...(Object.fromEntries(colors) as Omit<Palette, 'scene'>),
      scene: Object.fromEntries(scene) as ScenePalette,
    }
  }
  const extension = (file.$extensions as DesignTokens | undefined)?.[own]
  const readOwn = <Value>(
    path: string,
    toValue: (value: unknown) => Value | undefined,
    otherwise: Value,
  ): Value => {
    const value = path
      .split('.')
      .reduce<unknown>((group, name) => (group as DesignTokens | undefined)?.[name], extension)
    if (value === undefined) return otherwise
    const found = toValue(value)
    if (found === undefined)
      faults.push(`$extensions.${own}.${path}: ${JSON.stringify(value)} is none of its kind`)
    return found ?? otherwise
  }
  const fontIn = (name: 'display' | 'text'): FontChoice => {
    const known = base[name]
    const inLetters = readOwn(`fonts.${name}.inLetters`, textIn, known.inLetters)
    const wordSpacing = readOwn(`fonts.${name}.wordSpacing`, textIn, known.wordSpacing)
    return {
      family: read(`font.${name}.family`, familyIn, known.family),
      weight: read(`font.${name}.weight`, weightIn, known.weight),
      metrics: readOwn(`fonts.${name}.metrics`, metricsIn, known.metrics),
      standIns: readOwn(`fonts.${name}.standIns`, oneOf('serif', 'sans'), known.standIns),
      ...(inLetters === undefined ? {} : { inLetters }),
      ...(wordSpacing === undefined ? {} : { wordSpacing }),
    }
  }
  const value: BrandTokens = {
    light: paletteIn('light'),
    black: paletteIn('black'),
    display: fontIn('display'),
    text: fontIn('text'),
    strongWeight: read('font.strong', weightIn, base.strongWeight),
    corners: Object.fromEntries(
      corners.map((name) => [name, read(`corner.${name}`, dimensionIn, base.corners[name])]),
    ) as BrandTokens['corners'],
    displayScale: read('scale.display', numberIn, base.displayScale),
    displayTracking: readOwn('displayTracking', textIn, base.displayTracking),
    density: readOwn('density', oneOf('compact', 'comfortable', 'airy', 'very-airy'), base.density),
    depth: readOwn('depth', oneOf('flat', 'soft'), base.depth),
    labels: {
      case: readOwn('labels.case', oneOf('none', 'uppercase'), base.labels.case),
      tracking: readOwn('labels.tracking', textIn, base.labels.tracking),
    },
  }
  return faults.length === 0 ? { ok: true, value } : { ok: false, faults }
}

const paletteOut = ({ scene, ...colors }: Palette) => ({ color: colorsOut(colors), scene: colorsOut(scene) })

const colorsOut = (colors: Readonly<Record<string, Hex>>) =>
  Object.fromEntries(
    Object.entries(colors).map(([name, hex]) => [name, { $type: 'color', $value: colorOut(hex) }]),
  )

function colorOut(hex: Hex) {
  const channel = (from: number) => Number((Number.parseInt(hex.slice(from, from + 2), 16) / 255).toFixed(4))
  const alpha = hex.length > 7 ? { alpha: channel(7) } : {}
  return { colorSpace: 'srgb', components: [1, 3, 5].map(channel), ...alpha, hex: hex.slice(0, 7) }
}

const fontOut = ({ family, weight }: FontChoice) => ({
  family: { $type: 'fontFamily', $value: family },
  weight: { $type: 'fontWeight', $value: Number(weight) },
})

const kindOf = ({ metrics, standIns, inLetters, wordSpacing }: FontChoice) => ({
  metrics: metricsIn(metrics),
  standIns,
  ...(inLetters === undefined ? {} : { inLetters }),
  ...(wordSpacing === undefined ? {} : { wordSpacing }),
})

const dimension = (text: string) => ({
  value: Number.parseFloat(text),
  unit: text.endsWith('rem') ? 'rem' : 'px',
})

/** The value at a path of groups; a token that is another one's name in braces has that one's. */
function valueAt(file: DesignTokens, path: string, depth = 0): unknown {
  const token = path
    .split('.')
    .reduce<unknown>((group, name) => (group as DesignTokens | undefined)?.[name], file)
  const value = (token as DesignTokens | undefined)?.$value
  const [, other] = typeof value === 'string' ? (/^\{([^{}]+)\}$/.exec(value) ?? []) : []
  return other === undefined || depth > 8 ? value : valueAt(file, other, depth + 1)
}

/** Six digits, as older files have it, or the format's own: components of sRGB, or `hex` beside them. */
function colorIn(value: unknown): Hex | undefined {
  const { hex, colorSpace, components } = (typeof value === 'string' ? { hex: value } : value) as {
    readonly hex?: unknown
    readonly colorSpace?: unknown
    readonly components?: unknown
  }
  if (typeof hex === 'string') return /^#[\da-f]{6}$/i.test(hex) ? (hex.toLowerCase() as Hex) : undefined
  if (colorSpace !== 'srgb' || !Array.isArray(components) || components.length !== 3) return undefined
  const bytes = components.map((share) => Math.round(Number(share) * 255))
  if (!bytes.every((byte) => byte >= 0 && byte <= 255)) return undefined
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

const familyIn = (value: unknown): string | undefined => {
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' && first !== '' ? first : undefined
}

const weightIn = (value: unknown): string | undefined =>
  Number(value) >= 1 && Number(value) <= 1000 ? String(value) : undefined

const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

function dimensionIn(value: unknown): string | undefined {
  if (typeof value === 'string') return /^[\d.]+(px|rem)$/.test(value) ? value : undefined
  const { value: length, unit } = value as { readonly value?: unknown; readonly unit?: unknown }
  if (typeof length !== 'number' || (unit !== 'px' && unit !== 'rem')) return undefined
  return length === 0 ? '0' : `${length}${unit}`
}

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

const oneOf =
  <Word extends string>(...words: readonly Word[]) =>
  (value: unknown): Word | undefined =>
    words.find((word) => word === value)

const metricNames = ['ascent', 'descent', 'lineGap', 'unitsPerEm', 'xWidthAvg'] as const

/** All of a font's measures, or none: half of them fit no font. */
function metricsIn(value: unknown): FontMetrics | undefined {
  const measures = metricNames.map((name) => [name, (value as DesignTokens | null)?.[name]] as const)
  if (!measures.every(([, measure]) => typeof measure === 'number')) return undefined
  return Object.fromEntries(measures) as FontMetrics
}
