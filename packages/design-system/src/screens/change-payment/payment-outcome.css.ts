import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const announcement = style({ selectors: { '&:focus': { outline: 'none' } } })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small })
