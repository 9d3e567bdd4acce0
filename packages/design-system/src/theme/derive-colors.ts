import { contrast, type Hex, isLight, mix, readable, veiled } from './color.ts'
import type { Palette } from './tokens.ts'

/** Every colour role of the contract from the few colours a brand decides; readable by construction. */
export function deriveColors(palette: Palette) {
  const { ground, surface, ink, accent } = palette
  const day = isLight(ground)
  const sunken = day ? mix(surface, ink, 0.045) : mix(surface, ground, 0.6)
  const grounds = [ground, surface, sunken]
  const onAccent = contrast('#ffffff', accent) >= 4.5 ? '#ffffff' : mix(ground, '#000000', day ? 0.85 : 0.3)
  const tint = (hue: Hex): { readonly text: Hex; readonly ground: Hex } => {
    const quiet = mix(surface, hue, day ? 0.09 : 0.16)
    return { text: readable(hue, ink, 4.6, [...grounds, quiet]), ground: quiet }
  }
  const positive = tint(day ? '#1d6a48' : '#86cfa6')
  const caution = tint(day ? '#87560b' : '#e6bd72')
  const negative = tint(day ? '#a3262c' : '#f2a097')

  return {
    ground,
    surface,
    sunken,
    ink,
    inkMuted: readable(mix(ink, surface, 0.34), ink, 5, grounds),
    line: mix(surface, ink, day ? 0.13 : 0.16),
    lineStrong: readable(mix(surface, ink, 0.4), ink, 3.1, grounds),
    accent,
    accentHover: mix(accent, isLight(onAccent) ? '#000000' : '#ffffff', 0.16),
    onAccent,
    accentText: readable(accent, ink, 4.6, grounds),
    joy: palette.joy,
    focus: readable(accent, ink, 3.2, grounds),
    positive: positive.text,
    positiveGround: positive.ground,
    caution: caution.text,
    cautionGround: caution.ground,
    negative: negative.text,
    negativeGround: negative.ground,
    stage: palette.stage,
    onStage: palette.onStage,
    veil: veiled(day ? mix(ink, '#000000', 0.4) : '#000000', day ? 0.5 : 0.68),
  } satisfies Record<string, Hex>
}

export function deriveScene({ scene, ink, joy }: Palette) {
  const { skyHigh, skyLow, glow, land, water, wall } = scene
  return {
    skyHigh,
    skyLow,
    glow,
    far: mix(land, skyLow, 0.62),
    middle: mix(land, skyLow, 0.3),
    near: land,
    water,
    wave: mix(water, glow, 0.45),
    wall,
    shade: mix(wall, isLight(wall) ? ink : land, 0.22),
    detail: joy,
  } satisfies Record<string, Hex>
}
