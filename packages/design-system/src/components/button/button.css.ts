import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const base = style({
  appearance: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.tiny,
  position: 'relative',
  minInlineSize: 0,
  maxInlineSize: '100%',
  margin: 0,
  border: `${vars.stroke.control} solid transparent`,
  borderRadius: vars.radius.pill,
  fontFamily: vars.font.text,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.label,
  textTransform: vars.labelCase as 'none',
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, color ${vars.motion.quick} ${vars.motion.ease}, border-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:disabled, &[aria-disabled=true]': { cursor: 'not-allowed' },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
  '@media': {
    print: { display: 'none' },
    '(forced-colors: active)': { borderColor: 'ButtonText' },
  },
  '@container': { [largeLetters]: { letterSpacing: 'normal' } },
})

/** `small` is shorter; a finger lands on 44 px of either. */
export const size = styleVariants({
  regular: [
    base,
    {
      minBlockSize: vars.target,
      paddingBlock: vars.space.tiny,
      paddingInline: `min(${vars.space.large}, 4vw)`,
      fontSize: vars.size.small,
    },
  ],
  small: [
    base,
    {
      minBlockSize: '2.75rem',
      paddingBlock: vars.space.hair,
      paddingInline: vars.space.medium,
      fontSize: vars.size.small,
      '@container': { [largeLetters]: { paddingInline: vars.space.tiny } },
    },
  ],
})

const enabled = '&:not(:disabled):not([aria-disabled=true])'
const faded = 'color-mix(in oklab, currentColor 8%, transparent)'
const resting = {
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  borderColor: vars.color.line,
}

export const tone = styleVariants({
  primary: {
    background: vars.color.accent,
    color: vars.color.onAccent,
    borderColor: vars.color.accentEdge,
    selectors: {
      [`${enabled}:hover`]: { background: vars.color.accentHover },
      [`${enabled}:active`]: { background: vars.color.accentHover, filter: 'brightness(0.92)' },
      '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])': resting,
    },
  },
  secondary: {
    background: 'transparent',
    color: vars.color.ink,
    borderColor: vars.color.lineStrong,
    selectors: {
      [`${enabled}:hover`]: { borderColor: vars.color.ink, background: faded },
      [`${enabled}:active`]: { background: vars.color.sunken },
      '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])': resting,
    },
  },
  quiet: {
    background: 'transparent',
    color: vars.color.accentText,
    paddingInline: vars.space.small,
    selectors: {
      [`${enabled}:hover`]: { background: faded },
      [`${enabled}:active`]: { background: vars.color.sunken },
      '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])': { color: vars.color.inkMuted },
    },
  },
  danger: {
    background: 'transparent',
    color: vars.color.negative,
    borderColor: vars.color.negative,
    selectors: {
      [`${enabled}:hover`]: { background: vars.color.negativeGround },
      [`${enabled}:active`]: {
        background: vars.color.negativeGround,
        boxShadow: 'inset 0 0 0 1px currentColor',
      },
      '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])': resting,
    },
  },
})

/** As wide as its place: in a narrow one its words need the room more than its ends do. */
export const wide = style({
  inlineSize: '100%',
  paddingInline: `max(min(${vars.space.medium}, 4vw), min(${vars.space.large}, 4vw, 6%))`,
})

const run = keyframes({ from: { translate: '-100%' }, to: { translate: '250%' } })

/** Busy keeps the words and the width: a hairline runs along the lower edge. */
export const busyLine = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  borderRadius: 'inherit',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineStart: 0,
      inlineSize: '40%',
      blockSize: '2px',
      background: 'currentColor',
      animation: `${run} 1.2s linear infinite`,
    },
  },
})
