import { Controls, Description, Primary, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { type Guide, guides } from './guides.ts'
import { ToEntry } from './page.tsx'

/**
 * The documentation of a component, a pattern or a screen: what it is for, its first state, how it is used, what it is given with
 * the docstrings, and the list of its other states. Those are linked, not shown: a screen has up to fifty, and some take over the page.
 */
export function DocsPage() {
  const resolved = useOf('meta', ['meta'])
  const { csfFile } = resolved
  const stories = Object.values(csfFile.stories)
  const guide = guides[(csfFile.meta.title ?? '').replace('Components/', '')]
  return (
    <>
      <Title />
      <Subtitle />
      {guide && <p>{withCode(guide.purpose)}</p>}
      <Description />
      <Primary />
      {guide && <HowToUse {...guide} />}
      <h2>What it is given</h2>
      <Controls />
      <h2>States</h2>
      <ul>
        {stories.map(({ id, name, parameters }) => {
          const described = storyDescription(parameters)
          return (
            <li key={id}>
              <ToEntry to={`/story/${id}`} style={{}}>
                {name}
              </ToEntry>
              {described && `: ${described}`}
            </li>
          )
        })}
      </ul>
    </>
  )
}

function HowToUse({ use, avoid, keys }: Guide) {
  return (
    <>
      <h2>Do and don’t</h2>
      <ul>
        <li>{withCode(use)}</li>
        <li>{withCode(avoid)}</li>
      </ul>
      {keys && (
        <>
          <h2>Keyboard</h2>
          <table>
            <tbody>
              {keys.map(([key, does]) => (
                <tr key={key}>
                  <th scope="row">{key}</th>
                  <td>{does}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </>
  )
}

/** What stands between backticks is a name of the code. */
const withCode = (text: string) =>
  text.split('`').map((part, place) => (place % 2 === 1 ? <code key={part}>{part}</code> : part))

function storyDescription(parameters: unknown): string | undefined {
  const { docs } = (parameters ?? {}) as {
    readonly docs?: { readonly description?: { readonly story?: string } }
  }
  return docs?.description?.story
}
