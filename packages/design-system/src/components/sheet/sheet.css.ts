import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const appear = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, translate: '0 2rem' } })
const slide = keyframes({ from: { opacity: 0, translate: '2rem 0' } })

/** From below on a phone, from the side where there is room. */
export const sheet = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  insetBlockStart: vars.space.large,
  inlineSize: 'auto',
  maxInlineSize: 'none',
  blockSize: 'auto',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderStartStartRadius: vars.radius.surface,
  borderStartEndRadius: vars.radius.surface,
  background: vars.color.ground,
  color: vars.color.ink,
  boxShadow: vars.shadow.raised,
  animation: `${rise} ${vars.motion.calm} ${vars.motion.ease}`,
  '@media': {
    [from.tablet]: {
      insetInlineStart: 'auto',
      insetBlockStart: 0,
      inlineSize: 'min(44rem, 92vw)',
      borderStartEndRadius: 0,
      borderEndStartRadius: vars.radius.surface,
      animationName: slide,
    },
  },
  selectors: {
    '&[data-short]': {
      insetBlockStart: 'auto',
      maxBlockSize: '100dvh',
      '@media': {
        [from.tablet]: {
          inset: 0,
          blockSize: 'fit-content',
          inlineSize: 'min(30rem, 92vw)',
          margin: 'auto',
          borderRadius: vars.radius.surface,
          animationName: appear,
        },
      },
    },
    '&::backdrop': {
      background: vars.color.veil,
      animation: `${appear} ${vars.motion.calm} ${vars.motion.ease}`,
    },
  },
})
/** What is below stays where it is. */
globalStyle(`html:has(${sheet}[open])`, { overflow: 'hidden' })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.medium}`,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { [from.tablet]: { paddingInline: vars.space.large } },
})
export const title = style({
  minInlineSize: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.lead,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.tight,
  outline: 'none',
})
/** What has the focus is never under the head or the foot: the body scrolls between them. */
export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: vars.space.large,
})
/** Apart from what scrolls, so that a bar sticks to its very end. */
export const inside = style({
  padding: vars.space.medium,
  '@media': { [from.tablet]: { padding: vars.space.large } },
})
export const foot = style({
  paddingBlockStart: vars.space.small,
  paddingBlockEnd: `max(${vars.space.small}, env(safe-area-inset-bottom))`,
  paddingInline: vars.space.medium,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { [from.tablet]: { paddingInline: vars.space.large } },
})
