import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { onStage } from '../../theme/on-stage.css.ts'

const base = style({
  minInlineSize: 0,
  padding: vars.space.large,
  borderRadius: vars.radius.surface,
  '@media': {
    print: { padding: `${vars.space.small} 0`, boxShadow: 'none', border: 0, breakInside: 'avoid' },
  },
})

export const surface = styleVariants({
  plain: [
    base,
    {
      background: vars.color.surface,
      border: `${vars.stroke.hairline} solid ${vars.color.line}`,
      boxShadow: vars.shadow.resting,
    },
  ],
  // With the line of a card: in black the tint alone cannot be told from the ground.
  sunken: [
    base,
    { background: vars.color.sunken, border: `${vars.stroke.hairline} solid ${vars.color.line}` },
  ],
  stage: [onStage, base],
})
