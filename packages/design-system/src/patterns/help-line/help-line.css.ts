import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const lines = style({ display: 'flex', flexDirection: 'column' })
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
})
export const region = style({ fontSize: vars.size.small, color: vars.color.inkMuted })
/** No wider than a number and whose it is are read as one line, and as wide as a button above it on a split page. */
export const help = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.tiny,
  maxInlineSize: '27rem',
  // It is no part of what is pressed above it.
  selectors: { 'button + &': { marginBlockStart: vars.space.medium } },
})
/** As long as its words: a link over the whole width would be pressed beside them. */
export const callMe = style({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'start',
  minBlockSize: vars.target,
  margin: 0,
})
