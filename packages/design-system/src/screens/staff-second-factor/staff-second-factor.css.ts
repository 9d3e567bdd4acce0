import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { scanned } from '../../theme/scanned.css.ts'

export const picture = style([
  scanned,
  {
    inlineSize: '12rem',
    maxInlineSize: '100%',
    padding: vars.space.small,
    borderRadius: vars.radius.surface,
    border: `${vars.stroke.hairline} solid ${vars.color.line}`,
    lineHeight: 0,
  },
])
export const secret = style({ fontSize: vars.size.body, overflowWrap: 'anywhere', color: vars.color.ink })
