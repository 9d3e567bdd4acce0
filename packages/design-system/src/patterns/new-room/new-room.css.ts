import { globalStyle, style } from '@vanilla-extract/css'
import { from, largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { wideCard } from '../room-card/room-card.css.ts'

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
/** Beside each other every name has room for two lines, so that prices and facts stand in a line with their neighbor's. */
globalStyle(`${choices} > div:not(:last-of-type:nth-of-type(odd)) label > span`, {
  display: 'block',
  '@media': { [from.tablet]: { minBlockSize: `calc(2 * ${vars.leading.tight} * 1em)` } },
})
export const names = style({
  display: 'grid',
  gap: vars.space.medium,
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr' } },
})
export const addedRooms = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
})
/** Its picture stands beside its words; where there is room, as high as the card. */
export const added = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gridTemplateAreas: '"picture words" "foot foot"',
  columnGap: vars.space.medium,
  rowGap: vars.space.small,
  padding: vars.space.medium,
  overflow: 'hidden',
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  background: vars.color.surface,
  boxShadow: vars.shadow.resting,
  '@container': {
    [largeLetters]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"picture" "words" "foot"',
    },
    [wideCard]: {
      gridTemplateColumns: '10rem minmax(0, 1fr)',
      gridTemplateRows: '1fr auto',
      gridTemplateAreas: '"picture words" "picture foot"',
      columnGap: vars.space.large,
      padding: vars.space.large,
      paddingBlockEnd: vars.space.medium,
    },
  },
})
export const addedPicture = style({
  gridArea: 'picture',
  blockSize: '5.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  '@container': {
    [wideCard]: {
      blockSize: 'auto',
      minBlockSize: '10rem',
      marginBlock: `calc(-1 * ${vars.space.large}) calc(-1 * ${vars.space.medium})`,
      marginInlineStart: `calc(-1 * ${vars.space.large})`,
      borderRadius: 0,
    },
  },
})
export const addedWords = style({ gridArea: 'words', minInlineSize: 0 })
export const addedFoot = style({
  gridArea: 'foot',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
})
export const addedPrice = style({
  fontWeight: vars.weight.strong,
  fontSize: vars.size.lead,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
/** The word ends where the card's padding begins. */
export const remove = style({
  marginInlineEnd: `calc(-1 * (${vars.space.small} + ${vars.stroke.control}))`,
})
export const name = style({ fontWeight: vars.weight.strong, fontSize: vars.size.lead, lineHeight: 1.35 })
export const error = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  color: vars.color.negative,
  fontSize: vars.size.small,
})
