import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.wide]: {
      gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
      minBlockSize: '100dvh',
      // Below the header of the layout.
      selectors: { 'header ~ main &': { minBlockSize: 'calc(100dvh - 4rem)' } },
    },
  },
})
export const picture = style({
  blockSize: 'clamp(8rem, 22dvh, 12rem)',
  selectors: { [`${page}:has(form) > &`]: { maxBlockSize: '12dvh' } },
  overflow: 'hidden',
  background: vars.scene.skyLow,
  '@media': {
    [from.tablet]: { blockSize: 'clamp(12rem, 30dvh, 20rem)' },
    [from.wide]: { blockSize: 'auto', selectors: { [`${page}:has(form) > &`]: { maxBlockSize: 'none' } } },
    print: { display: 'none' },
  },
})
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'center',
  paddingBlock: vars.space.large,
  paddingInline: vars.space.medium,
  '@media': {
    [from.wide]: {
      alignItems: 'flex-end',
      paddingBlock: vars.space.huge,
      paddingInlineStart: vars.space.huge,
      // It ends where the header and the footer end: theirs is the measure of the page.
      paddingInlineEnd: `max(${vars.space.huge}, calc((100vw - 76rem) / 2 + ${vars.space.medium}))`,
    },
  },
})
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  '@media': { '(max-width: 767px)': { selectors: { [`${page}:has(form) &`]: { gap: vars.space.medium } } } },
  inlineSize: '100%',
  maxInlineSize: '27rem',
})
export const answers = style({ display: 'grid', gap: vars.space.small })
