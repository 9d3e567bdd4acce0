import { pageContainer } from './breakpoints.ts'

/** On what holds a page: its parts ask how wide it is in letters. On paper a container would be cut off at a page's end. */
export const widthToAskFor = {
  containerType: 'inline-size',
  containerName: pageContainer,
} as const
