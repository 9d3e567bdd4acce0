import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** A card with room for its picture beside its words. */
const wideCard = '(min-width: 36rem)'

const narrow = 'screen and (max-width: 1079px)'

const column = { display: 'flex', flexDirection: 'column', minInlineSize: 0 } as const

export const waiting = style({ fontSize: vars.size.small, color: vars.color.inkMuted })
export const rooms = style({ ...column, gap: vars.space.huge })
export const folded = style({ ...column })
export const room = style({ ...column, gap: vars.space.medium })
export const roomHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
})
export const choices = style({ ...column, gap: vars.space.medium, padding: 0, margin: 0, border: 0 })

const card = style({
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
  accentColor: vars.color.accentEdge,
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

export const kept = style([
  card,
  {
    display: 'grid',
    gridTemplateColumns: '5rem minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space.medium,
    paddingInlineEnd: vars.space.medium,
    containerType: 'normal',
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
export const keptWords = style({ ...column, paddingBlock: vars.space.small, gap: vars.space.hair })
export const over = style({
  fontSize: vars.size.small,
  color: vars.color.accentText,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.label,
  textTransform: vars.labelCase as 'none',
  lineHeight: 1.4,
})
export const keptName = style({ fontWeight: vars.weight.strong, lineHeight: 1.35 })
export const quiet = style({
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  lineHeight: 1.5,
  fontVariantNumeric: 'lining-nums',
})

export const offer = style([card, { boxShadow: vars.shadow.resting }])
export const taken = style({ background: vars.color.sunken, boxShadow: 'none' })
export const picture = style({
  position: 'relative',
  blockSize: '10rem',
  overflow: 'hidden',
  background: vars.color.sunken,
})
export const mirrored = style({})
globalStyle(`${mirrored} > svg`, { transform: 'scaleX(-1)' })
export const onPicture = style({
  position: 'absolute',
  insetBlockStart: vars.space.small,
  insetInlineStart: vars.space.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.tiny,
})
/** On a phone one after the other, the price first; where there is room the price stands aside. */
export const body = style({
  ...column,
  gap: vars.space.small,
  padding: vars.space.medium,
  paddingBlockEnd: vars.space.tiny,
  '@container': {
    [wideCard]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: vars.space.large,
      padding: vars.space.large,
      paddingBlockEnd: vars.space.tiny,
    },
  },
})
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: vars.space.medium,
  gridColumn: '1 / -1',
})
export const name = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  fontSize: vars.size.title,
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
})

export const price = style({
  ...column,
  gap: vars.space.hair,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@container': { [wideCard]: { gridColumn: 2, gridRow: 2, textAlign: 'end', maxInlineSize: '16rem' } },
})
export const perNight = style({ lineHeight: 1.3 })
export const figure = style({
  fontSize: vars.size.title,
  fontWeight: vars.weight.strong,
  '@container': { [wideCard]: { display: 'block' } },
})
export const cheaper = style([figure, { color: vars.color.positive }])
export const stayPrice = style({
  ...column,
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  lineHeight: 1.5,
})
export const saving = style({ color: vars.color.positive })

export const about = style({ ...column, gap: vars.space.small })
export const compared = style({ ...column, gap: vars.space.tiny })
export const points = style({ ...column, gap: vars.space.hair })
const point = style({
  display: 'grid',
  gridTemplateColumns: '1.375em minmax(0, 1fr)',
  columnGap: vars.space.tiny,
  alignItems: 'start',
  lineHeight: 1.45,
})
export const gain = style([point])
globalStyle(`${gain} > svg`, { color: vars.color.positive, marginBlockStart: '0.05em' })
export const loss = style([point, { color: vars.color.inkMuted }])
export const dash = style({
  inlineSize: '0.7em',
  blockSize: '1.5px',
  marginBlockStart: '0.7em',
  marginInlineStart: '0.3em',
  background: 'currentColor',
})
export const note = style({ fontSize: vars.size.small, color: vars.color.caution, lineHeight: 1.5 })

/** Above the label that covers the card. */
export const nightsBox = style({
  position: 'relative',
  zIndex: 1,
  gridColumn: '1 / -1',
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
})
/** The card's own edge ends it. */
globalStyle(`${nightsBox} > details`, { borderBlockEnd: 'none' })
export const nights = style({ ...column })
export const night = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr) auto 6rem',
  columnGap: vars.space.small,
  paddingBlock: vars.space.hair,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const weekday = style({ color: vars.color.inkMuted })
export const nightPrice = style({ textAlign: 'end' })
export const nightMore = style({ textAlign: 'end', color: vars.color.inkMuted })

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
export const goneName = style({ lineHeight: 1.4 })

/** Until something is chosen a phone has no use for an empty box. */
export const waits = style({ '@media': { [narrow]: { display: 'none' } } })
