import { style } from '@vanilla-extract/css'
import { from, largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const column = { display: 'flex', flexDirection: 'column', minInlineSize: 0 } as const

export const categories = style({ ...column, gap: vars.space.medium })
export const choices = style({ ...column, gap: vars.space.medium, padding: 0, margin: 0, border: 0 })
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
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}` } },
})
export const name = style({ fontWeight: vars.weight.strong, lineHeight: 1.4 })
export const error = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  color: vars.color.negative,
  fontSize: vars.size.small,
})
