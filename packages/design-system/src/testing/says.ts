import { within } from 'storybook/test'

type Page = { readonly canvasElement: HTMLElement }

/** The play of a story that is there for its words: each of them is read on the page. */
export const says =
  (...sentences: readonly string[]) =>
  async ({ canvasElement }: Page): Promise<void> => {
    for (const sentence of sentences) await within(canvasElement).findAllByText(sentence, { exact: false })
  }
