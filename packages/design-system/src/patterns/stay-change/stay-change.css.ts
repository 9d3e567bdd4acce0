import { style, styleVariants } from '@vanilla-extract/css'
import { hidden } from '../../components/visually-hidden/visually-hidden.css.ts'
import { from, largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const change = style({ display: 'flex', flexDirection: 'column', gap: vars.space.medium })
export const fresh = style({ position: 'relative' })
export const heard = hidden

export const ribbon = style({
  display: 'grid',
  gridTemplateColumns:
    'minmax(min-content, max-content) minmax(2.75rem, 1fr) minmax(min-content, max-content)',
  columnGap: vars.space.small,
  alignItems: 'start',
  '@media': { [from.tablet]: { columnGap: vars.space.medium } },
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space.tiny } },
})
export const day = style({ display: 'flex', flexDirection: 'column', lineHeight: 1.35, minInlineSize: 0 })
/** A day keeps its label whole; on the narrowest phone a long month may break instead of widening the page. */
export const label = style({
  whiteSpace: 'nowrap',
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  letterSpacing: vars.tracking.label,
  textTransform: vars.labelCase as 'none',
})
const numeralBase = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: 1.1,
  marginBlock: vars.space.hair,
})
export const numeral = styleVariants({
  calm: [numeralBase, { fontSize: vars.size.hero }],
  poster: [numeralBase, { fontSize: vars.size.poster }],
})
export const month = style({ fontWeight: vars.weight.strong })
export const small = style({
  fontSize: vars.size.small,
  fontWeight: vars.weight.text,
  color: vars.color.inkMuted,
})

/** The nights between the two days, on the line that leads from one to the other. */
export const nights = style({
  alignSelf: 'center',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.hair,
  fontSize: vars.size.small,
  lineHeight: 1.3,
  textAlign: 'center',
  whiteSpace: 'nowrap',
})
export const line = style({
  position: 'relative',
  inlineSize: '100%',
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
  selectors: {
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      translate: '0 calc(-50% - 0.5px)',
      inlineSize: '7px',
      blockSize: '7px',
      borderRadius: '50%',
    },
    '&::before': { insetInlineStart: 0, background: vars.color.surface, border: '1px solid currentColor' },
    '&::after': { insetInlineEnd: 0, background: 'currentColor' },
  },
})

export const given = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.tiny,
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  lineHeight: 1.5,
})
