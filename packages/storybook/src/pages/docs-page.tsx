import { Controls, Description, Primary, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'

/**
 * The documentation of a component, a pattern or a screen: what it is for, its first state, what it is given with the docstrings,
 * and the list of its other states. Those are linked, not shown: a screen has up to fifty, and some take over the page.
 */
export function DocsPage() {
  const resolved = useOf('meta', ['meta'])
  const { csfFile } = resolved
  const stories = Object.values(csfFile.stories)
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <h2>What it is given</h2>
      <Controls />
      <h2>States</h2>
      <ul>
        {stories.map(({ id, name, parameters }) => {
          const described = storyDescription(parameters)
          return (
            <li key={id}>
              <a href={`./?path=/story/${id}`} target="_top">
                {name}
              </a>
              {described && `: ${described}`}
            </li>
          )
        })}
      </ul>
    </>
  )
}

function storyDescription(parameters: unknown): string | undefined {
  const { docs } = (parameters ?? {}) as {
    readonly docs?: { readonly description?: { readonly story?: string } }
  }
  return docs?.description?.story
}
