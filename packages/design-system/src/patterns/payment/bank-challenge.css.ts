import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const rise = keyframes({ from: { opacity: 0, translate: '0 0.75rem' } })

/** The whole phone, or a sheet in the middle of the page. */
export const dialog = style({
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: vars.color.surface,
  color: vars.color.ink,
  animation: `${rise} ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: { '&::backdrop': { background: vars.color.veil } },
  '@media': {
    [from.tablet]: {
      inlineSize: '34rem',
      blockSize: 'min(46rem, calc(100dvh - 4rem))',
      margin: 'auto',
      borderRadius: vars.radius.surface,
      boxShadow: vars.shadow.raised,
    },
  },
})
/** The page underneath stays where it is. */
globalStyle(`html:has(.${dialog}[open])`, { overflow: 'hidden' })

export const sheet = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' })
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.hair,
  padding: vars.space.large,
  paddingBlockEnd: vars.space.medium,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
})
export const frame = style({ flex: 1, minBlockSize: 0, overflowY: 'auto', background: vars.color.ground })
globalStyle(`${frame} > :only-child`, {
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
})
export const option = style({
  padding: `${vars.space.medium} ${vars.space.large}`,
  paddingBlockEnd: `max(${vars.space.medium}, env(safe-area-inset-bottom))`,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
})
