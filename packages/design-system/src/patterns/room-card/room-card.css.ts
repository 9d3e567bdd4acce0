import { style } from '@vanilla-extract/css'
import { largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

/** A card with room for two columns of its own, wherever it stands. */
export const wideCard = '(min-width: 38rem)'

export const card = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  background: vars.color.surface,
  boxShadow: vars.shadow.resting,
  minInlineSize: 0,
  '@media': {
    print: {
      // A container's own size would cut it off at the end of a page.
      containerType: 'normal',
      overflow: 'visible',
      background: 'none',
      boxShadow: 'none',
      borderWidth: `${vars.stroke.hairline} 0 0`,
      borderRadius: 0,
    },
  },
})
export const picture = style({
  blockSize: '8.5rem',
  overflow: 'hidden',
  background: vars.color.sunken,
  '@container': { [wideCard]: { blockSize: '12rem' } },
  '@media': { print: { display: 'none' } },
})
export const cover = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
export const gone = style({ filter: 'grayscale(1)', opacity: 0.55 })
export const body = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  padding: vars.space.medium,
  '@container': { [wideCard]: { padding: vars.space.large } },
  '@media': { print: { paddingInline: 0, paddingBlock: vars.space.small, gap: vars.space.small } },
})
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  '@container': { [wideCard]: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space.huge } },
  '@media': { print: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space.large } },
})
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  minInlineSize: 0,
})
export const over = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.tiny,
  marginBlockEnd: vars.space.hair,
})
export const quiet = style({ fontSize: vars.size.small, color: vars.color.inkMuted, lineHeight: 1.5 })
export const guest = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  columnGap: vars.space.small,
  alignItems: 'baseline',
  paddingBlock: vars.space.hair,
  lineHeight: 1.4,
})
/** At the foot of the card, also beside a longer one. */
export const total = style({
  display: 'flex',
  // In a narrow card the amount, which is never broken, stands below its name.
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.small,
  textAlign: 'end',
  marginBlockStart: 'auto',
  breakInside: 'avoid',
  breakBefore: 'avoid',
})
/** A number that is read out loud in one go. */
export const whole = style({ display: 'inline-block', fontVariantNumeric: 'tabular-nums lining-nums' })
/** Once nothing of it counts. */
export const struck = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
