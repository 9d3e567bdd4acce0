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
/** In groups that are read one at a time, without a sign between them that would be copied along. */
export const secret = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.75em',
  fontSize: vars.size.body,
  color: vars.color.ink,
})
