import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.hair,
  minInlineSize: 0,
})

export const label = style({
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.label,
  textTransform: vars.labelCase as 'none',
  lineHeight: 1.4,
})

export const control = style({
  appearance: 'none',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.target,
  margin: 0,
  paddingBlock: vars.space.tiny,
  paddingInline: vars.space.medium,
  border: `${vars.stroke.control} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: vars.size.body,
  lineHeight: 1.4,
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}, box-shadow ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&::placeholder': { color: vars.color.inkMuted, opacity: 1 },
    '&:hover:not(:disabled)': { borderColor: vars.color.ink },
    '&:focus-visible': {
      outline: 'none',
      borderColor: vars.color.focus,
      boxShadow: `0 0 0 1px ${vars.color.focus}, 0 0 0 4px color-mix(in oklab, ${vars.color.focus} 22%, transparent)`,
    },
    '&[aria-invalid=true]': { borderColor: vars.color.negative },
    '&[aria-invalid=true]:not(:focus-visible)': { boxShadow: `inset 0 -2px 0 ${vars.color.negative}` },
    '&:disabled': { background: vars.color.sunken, color: vars.color.inkMuted, cursor: 'not-allowed' },
    '&:-webkit-autofill': {
      WebkitTextFillColor: vars.color.ink,
      boxShadow: `inset 0 0 0 99px ${vars.color.sunken}`,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:focus-visible': { outline: '2px solid Highlight' } } },
  },
})

export const hint = style({
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  lineHeight: 1.5,
  // A hint says where its lines end, so that they end there in the stand-in font and in the brand's.
  whiteSpace: 'pre-line',
})

export const error = style({
  display: 'flex',
  gap: vars.space.hair,
  fontSize: vars.size.small,
  color: vars.color.negative,
  lineHeight: 1.5,
})
