import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { annotations } from './annotations.tsx'

type StoryFile = Parameters<typeof composeStories>[0]

export type Story = {
  /** "patterns/room-card/NonRefundable". */
  readonly name: string
  /** "patterns/room-card/room-card.stories.tsx". */
  readonly file: string
  /** What it is about, before the page's language is put on. */
  readonly args: object
  /** Shows it and plays its play. */
  readonly run: () => Promise<void>
}

const files = import.meta.glob<StoryFile>(
  '../../design-system/src/{components,patterns,screens,scenes}/**/*.stories.tsx',
  { eager: true },
)

export const everyStory: readonly Story[] = Object.entries(files).flatMap(([path, file]) => {
  const inSource = path.replace('../../design-system/src/', '')
  const folder = inSource.replace(/\/[^/]+\.stories\.tsx$/, '')
  const stories: Record<string, ComponentType & Pick<Story, 'args' | 'run'>> = composeStories(
    file,
    annotations,
  )
  return Object.entries(stories).map(([name, story]) => ({
    name: `${folder}/${name}`,
    file: inSource,
    args: story.args,
    run: () => story.run(),
  }))
})
