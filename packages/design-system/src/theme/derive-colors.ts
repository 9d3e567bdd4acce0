import { contrast, type Hex, isLight, mix, readable, veiled } from './color.ts'
import type { Palette } from './tokens.ts'

/** Every colour role of the contract from the few colours a brand decides; readable by construction. */
export function deriveColors(palette: Palette) {
  const { ground, surface, sunken, line, ink, accent } = palette
  const day = isLight(ground)
  const grounds = [ground, surface, sunken]
  /** Away from the ground along the colour's own hue. */
  const far: Hex = day ? '#000000' : '#ffffff'
  const onAccent = contrast('#ffffff', accent) >= 4.5 ? '#ffffff' : day ? ink : mix(ground, '#000000', 0.3)
  const meaning = (hue: Hex, shade: Hex): { readonly text: Hex; readonly ground: Hex } => {
    const quiet = day ? mix(surface, hue, 0.09) : mix(surface, shade, 0.75)
    return { text: readable(hue, far, 4.6, [...grounds, quiet]), ground: quiet }
  }
  const positive = meaning(day ? '#1d6a48' : '#86cfa6', '#113527')
  const caution = meaning(day ? '#87560b' : '#e6bd72', '#3a2c10')
  const negative = meaning(day ? '#a3262c' : '#f2a097', '#431c1b')

  const everyGround = [...grounds, positive.ground, caution.ground, negative.ground]

  return {
    ground,
    surface,
    sunken,
    ink,
    inkMuted: readable(mix(ink, surface, 0.34), ink, 4.8, everyGround),
    line,
    lineStrong: readable(mix(surface, ink, 0.4), ink, 3.1, grounds),
    accent,
    accentEdge: readable(accent, far, 3.1, grounds),
    accentHover: mix(accent, isLight(onAccent) ? '#000000' : '#ffffff', 0.16),
    onAccent,
    accentText: readable(accent, far, 4.6, everyGround),
    joy: palette.joy,
    focus: readable(accent, far, 3.2, everyGround),
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
