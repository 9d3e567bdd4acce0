import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space.hair })
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.small,
  alignItems: 'start',
  paddingBlock: vars.space.tiny,
  minBlockSize: vars.target,
  // As high as its words, however little room a column has.
  flexShrink: 0,
  lineHeight: 1.5,
  cursor: 'pointer',
})

export const box = style({
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  cursor: 'inherit',
  selectors: {
    '&[aria-invalid=true]': { outline: `2px solid ${vars.color.negative}`, outlineOffset: '2px' },
    '&[aria-invalid=true]:focus-visible': { outlineColor: vars.color.focus, outlineOffset: '4px' },
  },
})
