import { useEffect, useState } from 'react'

/** A screen by its first story. */
export type Screen = { readonly id: string; readonly title: string }

type Index = {
  readonly entries: Readonly<Record<string, Screen & { readonly type: string }>>
}

/** Every screen of this Storybook, as its own index lists them. */
export function useScreens(): readonly Screen[] {
  const [screens, setScreens] = useState<readonly Screen[]>([])
  useEffect(() => {
    const left = new AbortController()
    void firstStories(left.signal).then(setScreens, () => undefined)
    return () => left.abort()
  }, [])
  return screens
}

async function firstStories(signal: AbortSignal): Promise<readonly Screen[]> {
  const response = await fetch('./index.json', { signal })
  const { entries } = (await response.json()) as Index
  const stories = Object.values(entries).filter(
    ({ title, type }) => type === 'story' && title.startsWith('Screens/'),
  )
  const first = new Map(stories.toReversed().map(({ id, title }) => [title, { id, title }]))
  return [...first.values()].toReversed()
}

/** The address of a story by itself, in a look. */
export const storyAddress = (id: string, globals: Readonly<Record<string, string>>): string =>
  `./iframe.html?viewMode=story&id=${id}&globals=${Object.entries(globals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}`

export const nameOfScreen = ({ title }: Screen): string => title.replace('Screens/', '')
