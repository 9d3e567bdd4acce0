/** Runs on the page: how far the story on it is: `done` once it was drawn and its play is over, or the word of how it ended otherwise. */
export function storyPhase(page: Window = window): string | undefined {
  const preview = Reflect.get(page, '__STORYBOOK_PREVIEW__') as Shown | undefined
  const phase = preview?.currentRender?.phase
  if (phase === 'completed' || phase === 'afterEach' || phase === 'finished') return 'done'
  return phase === 'errored' || phase === 'aborted' ? phase : undefined
}

/** What Storybook's page tells of the story on it. */
type Shown = { readonly currentRender?: { readonly phase?: string } }
