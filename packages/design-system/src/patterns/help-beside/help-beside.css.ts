import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const card = style({
  minInlineSize: 0,
  '@media': {
    [from.wide]: {
      overflow: 'hidden',
      border: `${vars.stroke.hairline} solid ${vars.color.line}`,
      borderRadius: vars.radius.surface,
      background: vars.color.surface,
    },
  },
})
export const picture = style({
  display: 'none',
  blockSize: '13rem',
  overflow: 'hidden',
  background: vars.scene.skyLow,
  '@media': { [from.wide]: { display: 'block' } },
})
export const wording = style({ '@media': { [from.wide]: { padding: vars.space.medium } } })
