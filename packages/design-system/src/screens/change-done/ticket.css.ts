import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const rise = keyframes({ from: { opacity: 0, translate: '0 1rem' } })
const draw = keyframes({ from: { strokeDashoffset: 24 }, to: { strokeDashoffset: 0 } })

/** Two parts, torn apart along a dotted line. */
const notch = '14px'
const besideNotch = `calc(${notch} + 12px)`
const bitten = (...corners: readonly string[]) => ({
  maskImage: corners
    .map((corner) => `radial-gradient(circle ${notch} at ${corner}, transparent 97%, black)`)
    .join(', '),
  maskComposite: 'intersect',
})
const apart = `2px dotted ${vars.color.lineStrong}`

export const ticket = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderRadius: vars.radius.surface,
  // Of the whole box, not of the parts: no shade falls into the notches.
  boxShadow: `0 1px 1px color-mix(in oklab, ${vars.color.veil} 24%, transparent), 0 1rem 1.5rem color-mix(in oklab, ${vars.color.veil} 20%, transparent)`,
  animation: `${rise} ${vars.motion.calm} ${vars.motion.ease}`,
  '@media': {
    [from.wide]: { gridTemplateColumns: 'minmax(0, 1.35fr) minmax(20rem, 1fr)' },
    print: { boxShadow: 'none' },
  },
})
const part = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  minInlineSize: 0,
  padding: `${vars.space.large} ${vars.space.medium}`,
  background: vars.color.surface,
  '@media': { [from.phone]: { padding: vars.space.large } },
})
export const stay = style([
  part,
  {
    borderRadius: `${vars.radius.surface} ${vars.radius.surface} 0 0`,
    ...bitten('0 100%', '100% 100%'),
    '@media': {
      [from.wide]: {
        padding: `calc(${vars.space.large} * 1.25)`,
        borderRadius: `${vars.radius.surface} 0 0 ${vars.radius.surface}`,
        // Not out of its upper edge: there it lies over the picture, of which a scrap would be seen.
        ...bitten('100% 100%'),
      },
    },
  },
])
export const stub = style([
  part,
  {
    position: 'relative',
    borderRadius: `0 0 ${vars.radius.surface} ${vars.radius.surface}`,
    ...bitten('0 0', '100% 0'),
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlockStart: '-1px',
        insetInline: besideNotch,
        borderBlockStart: apart,
      },
    },
    '@media': {
      [from.wide]: {
        gap: vars.space.large,
        padding: `calc(${vars.space.large} * 1.25)`,
        borderRadius: `0 ${vars.radius.surface} ${vars.radius.surface} 0`,
        ...bitten('0 100%'),
        selectors: {
          '&::before': {
            insetInline: '-1px auto',
            insetBlock: `${vars.space.large} ${besideNotch}`,
            borderBlockStart: 0,
            borderInlineStart: apart,
          },
        },
      },
    },
  },
])

export const header = style({ display: 'flex', flexDirection: 'column', gap: vars.space.tiny })
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.25rem',
  blockSize: '3.25rem',
  marginBlockEnd: vars.space.tiny,
  borderRadius: '50%',
  background: vars.color.positiveGround,
  color: vars.color.positive,
  fontSize: '1.375rem',
  boxShadow: `0 0 0 1px ${vars.color.positive}, 0 0 0 6px color-mix(in oklab, ${vars.color.joy} 28%, transparent)`,
})
/** Drawn as one would tick it. */
globalStyle(`${mark} path`, {
  strokeDasharray: 24,
  animation: `${draw} 240ms ${vars.motion.ease} 120ms backwards`,
})
export const price = style({ display: 'flex', flexDirection: 'column', gap: vars.space.tiny })
export const option = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  '@media': { print: { display: 'none' } },
})
/** Where the two parts stand beside each other, the last press of both is on one line. */
globalStyle(`:is(${stay}, ${stub}) > ${option}:last-child`, {
  '@media': { [from.wide]: { marginBlockStart: 'auto' } },
})
/** As wide as the ticket on a phone. */
globalStyle(`${option} > *`, { flexGrow: 1, '@media': { [from.tablet]: { flexGrow: 0 } } })
