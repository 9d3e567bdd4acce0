import { globalStyle, style } from '@vanilla-extract/css'
import { from, largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const column = { display: 'flex', flexDirection: 'column', minInlineSize: 0 } as const

export const categories = style({ ...column, gap: vars.space.medium })
/** Two beside each other where each is as wide as on a phone: its picture is seen whole. Nothing stands beside the last. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19.5rem), 1fr))',
  gap: vars.space.medium,
  minInlineSize: 0,
})
globalStyle(`${choices} > div:last-of-type:nth-of-type(odd)`, { gridColumn: '1 / -1' })
export const names = style({
  display: 'grid',
  gap: vars.space.medium,
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr' } },
})
export const added = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  alignItems: 'center',
  columnGap: vars.space.medium,
  paddingBlock: vars.space.small,
  selectors: {
    '& + &': { borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}` },
    // The card ends it.
    '&:last-child': { paddingBlockEnd: 0 },
  },
})
export const name = style({ fontWeight: vars.weight.strong, lineHeight: 1.4 })
export const error = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  color: vars.color.negative,
  fontSize: vars.size.small,
})
