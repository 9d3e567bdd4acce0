import { globalStyle } from '@vanilla-extract/css'

// What react-aria would put into a style of its own, which the content policy refuses: see `aria-scope.tsx`.
globalStyle('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' })
