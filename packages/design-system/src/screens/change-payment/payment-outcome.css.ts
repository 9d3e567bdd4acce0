import { style } from '@vanilla-extract/css'

export const announcement = style({ selectors: { '&:focus': { outline: 'none' } } })
