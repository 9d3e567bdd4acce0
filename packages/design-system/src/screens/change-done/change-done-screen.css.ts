import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const page = style({ display: 'flex', flexDirection: 'column' })
/** Taller than on other pages: here the place is what is looked forward to. */
export const picture = style({
  blockSize: 'clamp(11rem, 28dvh, 16rem)',
  overflow: 'hidden',
  background: vars.scene.skyLow,
  '@media': {
    [from.tablet]: { blockSize: 'clamp(16rem, 44dvh, 28rem)' },
    [from.wide]: {
      // As wide as the ticket.
      inlineSize: `calc(min(100%, 76rem) - 2 * ${vars.space.medium})`,
      marginInline: 'auto',
      borderRadius: vars.radius.surface,
    },
    print: { display: 'none' },
  },
})
export const cover = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

/** The ticket lies over the picture's lower edge, below what sails there. */
export const column = style({
  position: 'relative',
  marginBlockStart: `calc(-1 * (${vars.space.large} + 2.5rem))`,
  '@media': {
    print: { marginBlockStart: 0 },
  },
})
