import { userEvent } from 'storybook/test'

/** Opens the fold in which a form waits on a phone; elsewhere it stands open already. */
export async function unfoldForm(canvasElement: HTMLElement): Promise<void> {
  const summary = canvasElement.querySelector('details:has(form):not([open]) > summary')
  if (summary) await userEvent.click(summary)
}
