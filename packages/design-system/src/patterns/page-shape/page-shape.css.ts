import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

/** A sheet with its lines. */
export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  padding: vars.space.medium,
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  background: vars.color.surface,
})
/** Beside the first, where there is room for it: on a phone nobody waits for what is further down. */
export const beside = style({
  display: 'none',
  '@media': { [from.wide]: { display: 'block' } },
})
