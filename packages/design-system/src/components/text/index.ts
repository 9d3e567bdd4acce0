export { Heading, type HeadingLevel, type HeadingLook, type HeadingProps } from './heading.tsx'
export { Text, type TextProps, type TextTone } from './text.tsx'
