import { globalStyle, style } from '@vanilla-extract/css'
import { largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { card, quiet } from './choice-card.css.ts'
import { pictureHeight } from './picture-height.ts'

const column = { display: 'flex', flexDirection: 'column', minInlineSize: 0 } as const

/** Two beside each other where each is as wide as on a phone: its picture is seen whole. */
export const choices = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19.5rem), 1fr))',
  gap: vars.space.medium,
  minInlineSize: 0,
  padding: 0,
  margin: 0,
  border: 0,
})
const twoColumns = '(min-width: 40.5rem)'
const current = `${choices} > div:nth-of-type(1)`
globalStyle(current, { gridColumn: '1 / -1' })
export const retained = style([
  card,
  {
    display: 'grid',
    gridTemplateColumns: '6rem minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space.medium,
    paddingInlineEnd: vars.space.medium,
    containerType: 'normal',
    '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
])
export const thumb = style({
  alignSelf: 'stretch',
  minBlockSize: '5.5rem',
  overflow: 'hidden',
  position: 'relative',
  background: vars.color.sunken,
})
globalStyle(`${thumb} > :is(svg, img)`, { position: 'absolute', inset: 0 })
export const retainedWords = style({ ...column, paddingBlock: vars.space.small, gap: vars.space.hair })
export const over = style({
  fontSize: vars.size.small,
  color: vars.color.accentText,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.label,
  textTransform: vars.labelCase as 'none',
  lineHeight: 1.4,
})
export const retainedName = style({
  overflowWrap: 'anywhere',
  fontWeight: vars.weight.strong,
  lineHeight: 1.35,
})
/** What is in it, where it is as large as the others and has the room. */
export const retainedAmenities = style([quiet, { display: 'none', marginBlockStart: vars.space.tiny }])
/** With an odd number of others none is left alone: today's room stands among them, in their shape. */
const amongOthers = `${choices}:has(> div:last-of-type:nth-of-type(even)) > div:nth-of-type(1)`
globalStyle(amongOthers, {
  '@container': {
    [twoColumns]: {
      gridColumn: 'auto',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'stretch',
      paddingInlineEnd: 0,
      boxShadow: vars.shadow.resting,
    },
  },
})
globalStyle(`${amongOthers} > ${thumb}`, {
  '@container': { [twoColumns]: { flex: 'none', blockSize: pictureHeight } },
})
globalStyle(`${amongOthers} > ${retainedWords}`, {
  '@container': {
    [twoColumns]: { gap: vars.space.tiny, padding: vars.space.medium, paddingInlineEnd: '3.5rem' },
  },
})
globalStyle(`${amongOthers} ${retainedAmenities}`, { '@container': { [twoColumns]: { display: 'block' } } })
globalStyle(`${amongOthers} ${retainedName}`, {
  '@container': {
    [twoColumns]: {
      fontFamily: vars.font.display,
      fontWeight: vars.weight.display,
      letterSpacing: vars.tracking.display,
      fontSize: vars.size.title,
      lineHeight: vars.leading.tight,
      textWrap: 'balance',
    },
  },
})
globalStyle(`${amongOthers} > input`, {
  '@container': {
    [twoColumns]: {
      position: 'absolute',
      insetBlockStart: `calc(${pictureHeight} + ${vars.space.medium})`,
      insetInlineEnd: vars.space.medium,
    },
  },
})
export const goneList = style({ ...column, gap: vars.space.small, marginBlockStart: vars.space.small })
export const goneItems = style({ ...column })
export const goneItem = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  columnGap: vars.space.medium,
  alignItems: 'center',
  paddingBlock: vars.space.small,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
})
export const goneThumb = style({
  position: 'relative',
  blockSize: '3rem',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  filter: 'grayscale(1)',
  opacity: 0.7,
})
export const goneWords = style({ ...column })
export const goneName = style({ overflowWrap: 'anywhere', lineHeight: 1.4 })
