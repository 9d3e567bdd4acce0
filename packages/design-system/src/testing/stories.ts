import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { createElement } from 'react'
import { widthToAskFor } from '../theme/page-width.ts'
import { InHotelWords } from './hotel-words.tsx'
import { InCurrentLanguage } from './in-language.tsx'
import { OnReservation } from './on-reservation.tsx'
import preview from './preview.tsx'

type StoryFile = Parameters<typeof composeStories>[0]

export type Story = {
  /** "patterns/room-card/NonRefundable". */
  readonly name: string
  /** Shows it and plays its play. */
  readonly run: () => Promise<void>
}

const files = import.meta.glob<StoryFile>('../{components,patterns,screens,scenes}/**/*.stories.tsx', {
  eager: true,
})

/** The language is the page's, so that it can change under a story. */
const annotations = {
  ...preview,
  decorators: [
    (Shown: ComponentType<{ readonly args: object }>, { args }: { readonly args: object }) =>
      createElement(
        InCurrentLanguage,
        undefined,
        createElement('div', { style: widthToAskFor }, inHotelWords(Shown, args)),
      ),
  ],
}

export const everyStory: readonly Story[] = Object.entries(files).flatMap(([path, file]) => {
  const folder = path.replace('../', '').replace(/\/[^/]+\.stories\.tsx$/, '')
  const stories: Record<string, ComponentType & { readonly run: () => Promise<void> }> = composeStories(
    file,
    annotations,
  )
  return Object.entries(stories).map(([name, story]) => ({
    name: `${folder}/${name}`,
    run: () => story.run(),
  }))
})

const inHotelWords = (Shown: ComponentType<{ readonly args: object }>, args: object) =>
  createElement(InHotelWords, {
    args,
    children: (localized) =>
      createElement(OnReservation, { args: localized }, createElement(Shown, { args: localized })),
  })
