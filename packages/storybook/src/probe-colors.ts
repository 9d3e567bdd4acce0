import type { Hex } from '../../design-system/src/theme/color.ts'
import type { Colors } from '../../design-system/src/theme/color-pairs.ts'

/** A theme that no brand wears: every role has a colour that neither another role nor a mixture has. */
export const probeColors: Colors = {
  ground: '#202020',
  surface: '#2060a0',
  sunken: '#20a0e0',
  ink: '#20e060',
  inkMuted: '#6020e0',
  line: '#606020',
  lineStrong: '#60a060',
  accent: '#60e0a0',
  accentEdge: '#a020a0',
  accentHover: '#a060e0',
  onAccent: '#a0a020',
  accentText: '#a0e0e0',
  joy: '#e02060',
  focus: '#e060a0',
  positive: '#e0a0e0',
  positiveGround: '#e0e020',
  caution: '#2020a0',
  cautionGround: '#206020',
  negative: '#60a0e0',
  negativeGround: '#a02020',
  stage: '#e06020',
  onStage: '#20e0e0',
  veil: '#6060c0',
} satisfies Record<keyof Colors, Hex>
