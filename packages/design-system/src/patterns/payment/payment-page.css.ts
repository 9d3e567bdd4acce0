import { style } from '@vanilla-extract/css'
import { inSight } from '../../components/layout/in-sight.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

/** What is paid for is read first on a phone, and stays beside the form where both fit. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  '@media': {
    [from.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 26rem)',
      columnGap: vars.space.huge,
      alignItems: 'start',
    },
  },
})
export const alone = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  maxInlineSize: '46rem',
})
/** With whom to call below it, where it stands beside the form. */
export const summary = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  minInlineSize: 0,
  '@media': {
    [from.wide]: {
      gridColumn: 2,
      gridRow: 1,
      ...inSight,
    },
  },
})
export const main = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  minInlineSize: 0,
  '@media': { [from.wide]: { gridColumn: 1, gridRow: 1 } },
})
/** The box that accepts, and when the card is charged. */
export const consent = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small })
export const fields = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  transition: `opacity ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: { '&[inert]': { opacity: 0.45 } },
})
