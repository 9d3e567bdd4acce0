import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Surface } from '../../components/surface/index.ts'
import { Text } from '../../components/text/index.ts'
import { from } from '../../theme/breakpoints.ts'
import { aHelp } from '../help-line/a-help.ts'
import { StepPage } from './index.ts'

const lines = (count: number) =>
  Array.from({ length: count }, (_, place) => <Text key={place}>A line of what is at stake</Text>)

const meta = {
  title: 'Patterns/Step page',
  component: StepPage,
  parameters: { layout: 'fullscreen' },
  args: {
    step: 1,
    steps: 1,
    title: 'A page of a flow',
    backLabel: 'Back',
    backHref: '#back',
    ready: 'step-page',
    help: aHelp(),
    beside: <Surface>{lines(4)}</Surface>,
    first: <Surface>{lines(80)}</Surface>,
  },
} satisfies Meta<typeof StepPage>
export default meta
type Story = StoryObj<typeof meta>

/** At a desk whom to call stands beside the page's parts; where there is no room for that, after them. */
export const HelpBeside: Story = {
  play: async ({ canvasElement }) => {
    const help = await within(canvasElement).findByRole('link', { name: 'Ask us to call you' })
    const [first] = within(canvasElement).getAllByText('A line of what is at stake')
    const isAfter = first && first.compareDocumentPosition(help) & Node.DOCUMENT_POSITION_FOLLOWING
    await expect(isAfter).toBeTruthy()
    const isBeside = help.getBoundingClientRect().left > (first?.getBoundingClientRect().right ?? 0)
    await expect(isBeside).toBe(matchMedia(from.wide).matches)
  },
}
/** What is beside and taller than the window scrolls with the page until its end is seen, and stays. */
export const TallerThanTheWindow: Story = {
  args: { beside: <Surface>{lines(40)}</Surface> },
  play: async ({ canvasElement }) => {
    if (!matchMedia(from.wide).matches) return
    const help = await within(canvasElement).findByRole('link', { name: 'Ask us to call you' })
    window.scrollTo(0, innerHeight)
    await waitFor(() => expect(help.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight))
    await expect(help.getBoundingClientRect().top).toBeGreaterThan(0)
    window.scrollTo(0, 0)
  },
}
