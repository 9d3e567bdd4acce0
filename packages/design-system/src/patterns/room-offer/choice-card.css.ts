import { style } from '@vanilla-extract/css'
import { gapDot } from '../../components/text/gap-dot.ts'
import { vars } from '../../theme/contract.css.ts'

/** What can be chosen, as a card that shows whether it is. */
export const card = style({
  position: 'relative',
  containerType: 'inline-size',
  overflow: 'hidden',
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  background: vars.color.surface,
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}, box-shadow ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:hover:not(:has(:disabled))': { borderColor: vars.color.lineStrong },
    '&:has(input:checked)': {
      borderColor: vars.color.accentEdge,
      boxShadow: `inset 0 0 0 1px ${vars.color.accentEdge}`,
    },
    '&:has(input:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
})
export const dot = style({
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  cursor: 'inherit',
  // The card shows it.
  outline: 'none',
})
/** The whole card is its label; what can be opened in it lies above. */
export const pressAll = style({
  display: 'block',
  minInlineSize: 0,
  lineHeight: 1.35,
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0 },
})
export const quiet = style({
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  lineHeight: 1.5,
})
/** The dot before a fact lies in the gap; at the beginning of a line it is cut off with what is outside. */
export const facts = style({ display: 'flex', flexWrap: 'wrap', columnGap: '0.8em', overflowX: 'clip' })
export const fact = style({
  position: 'relative',
  minInlineSize: 0,
  selectors: { '& + &::before': gapDot },
})
export const note = style({ fontSize: vars.size.small, color: vars.color.caution, lineHeight: 1.5 })
