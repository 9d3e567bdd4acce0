import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** It lies across its column where that is wide: who to call beside the numbers, below a line that closes the page. */
const wide = 'help (min-width: 36rem)'

export const help = style({
  containerType: 'inline-size',
  containerName: 'help',
  // It is no part of what is pressed above it.
  selectors: { 'button + &': { marginBlockStart: vars.space.medium } },
})
/** No wider than a number and whose it is are read as one line, and as wide as a button above it on a split page. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.tiny,
  maxInlineSize: '27rem',
  '@container': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gap: `${vars.space.hair} ${vars.space.huge}`,
      alignItems: 'start',
      maxInlineSize: 'none',
      paddingBlockStart: vars.space.medium,
      borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
    },
  },
})
export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  '@container': { [wide]: { gridColumn: 2, gridRow: '1 / span 2' } },
})
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
  '@container': { [wide]: { selectors: { '&:first-child': { borderBlockStart: 0 } } } },
})
export const region = style({ fontSize: vars.size.small, color: vars.color.inkMuted })
/** As long as its words: a link over the whole width would be pressed beside them. */
export const callMe = style({
  display: 'flex',
  alignItems: 'center',
  justifySelf: 'start',
  minBlockSize: vars.target,
  margin: 0,
})
