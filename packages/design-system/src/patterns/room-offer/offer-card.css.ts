import { globalStyle, style } from '@vanilla-extract/css'
import { largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { card } from './choice-card.css.ts'
import { pictureHeight } from './picture-height.ts'

const column = { display: 'flex', flexDirection: 'column', minInlineSize: 0 } as const

/** A card with room for its picture beside its words. */
const wideCard = '(min-width: 36rem)'
export const offer = style([card, { ...column, boxShadow: vars.shadow.resting }])
export const taken = style({ background: vars.color.sunken, boxShadow: 'none' })
export const picture = style({
  position: 'relative',
  blockSize: pictureHeight,
  overflow: 'hidden',
  background: vars.color.sunken,
  '@container': { [wideCard]: { blockSize: '14rem' } },
})
export const mirrored = style({})
globalStyle(`${mirrored} > svg`, { transform: 'scaleX(-1)' })
/** Above the dot that chooses it, clear of what hangs on the walls. */
export const onPicture = style({
  position: 'absolute',
  insetBlockStart: vars.space.small,
  insetInline: vars.space.small,
  justifyContent: 'flex-end',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.tiny,
})
/** One after the other, the price first, in every card alike. */
export const body = style({
  ...column,
  flexGrow: 1,
  gap: vars.space.small,
  padding: vars.space.medium,
  paddingBlockEnd: vars.space.tiny,
})
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  alignItems: 'start',
  columnGap: vars.space.medium,
})
export const name = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  fontSize: vars.size.title,
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
})
export const price = style({
  ...column,
  gap: vars.space.hair,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const perNight = style({ lineHeight: 1.3 })
/** Below a figure it leaves no room beside, as a whole. */
export const inOnePiece = style({ whiteSpace: 'nowrap' })
export const figure = style({ fontSize: vars.size.title, fontWeight: vars.weight.strong })
export const decrease = style([figure, { color: vars.color.positive }])
export const stayPrice = style({
  ...column,
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  lineHeight: 1.5,
})
export const saving = style({ color: vars.color.positive })
export const about = style({ ...column, gap: vars.space.small })
/** What ends a card that nothing can be opened in. */
export const aboutAlone = style([about, { paddingBlockEnd: vars.space.medium }])
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
/** Above the label that covers the card. */
export const nightsBox = style({
  position: 'relative',
  zIndex: 1,
  // Cards beside each other end alike.
  marginBlockStart: 'auto',
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
})
/** The card's own edge ends it. */
globalStyle(`${nightsBox} > details`, { borderBlockEnd: 'none' })
export const nights = style({ ...column })
export const night = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr) auto 6rem',
  '@container': { [largeLetters]: { gridTemplateColumns: '1fr 1fr' } },
  columnGap: vars.space.small,
  paddingBlock: vars.space.hair,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const weekday = style({ color: vars.color.inkMuted })
export const nightPrice = style({ textAlign: 'end' })
export const nightMore = style({ textAlign: 'end', color: vars.color.inkMuted })
