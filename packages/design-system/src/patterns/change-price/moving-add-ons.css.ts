import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const moving = style({ display: 'flex', flexDirection: 'column', gap: vars.space.medium })
export const list = style({ display: 'flex', flexDirection: 'column' })
export const places = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.medium,
})
/** The add-on's own line says it to the eye. */
export const legend = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  minBlockSize: '2.75rem',
  fontSize: vars.size.small,
  cursor: 'pointer',
})
export const radio = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  margin: 0,
})
