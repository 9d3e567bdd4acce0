import { starterTokens } from '@veranda/design-system/starter/tokens'
import type { BrandTokens } from '@veranda/design-system/theme'

/** How it looks: the starter's tokens, and what is the brand's own. Everything else is derived from them. */
export const tokens: BrandTokens = {
  ...starterTokens,
  light: { ...starterTokens.light, accent: '{{accent}}', stage: '{{stage}}', onStage: '{{onStage}}' },
  black: { ...starterTokens.black, accent: '{{accentBlack}}', stage: '{{stageBlack}}', onStage: '{{onStageBlack}}' },
}
