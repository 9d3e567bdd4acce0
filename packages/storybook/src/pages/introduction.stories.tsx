import type { Meta, StoryObj } from '@storybook/react-vite'
import { vars } from '../../../design-system/src/theme/contract.css.ts'
import { Page, Part, ToEntry } from './page.tsx'

const meta = {
  title: 'Introduction',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta
export default meta

export const Welcome: StoryObj = {
  render: () => (
    <Page title="Veranda">
      <p>
        The self-service site of a hotel brand: guests see their reservation and change it by themselves.
        Every part of it stands here, in five sample brands.
      </p>
      <Part title="Where to begin">
        <ul>
          <li>
            <ToEntry to="/story/brand-book--brand">The brand book</ToEntry> of the brand in the toolbar: its
            colors with their contrast, type, space, corners, pictures, voice and phones.
          </li>
          <li>
            <ToEntry to="/story/brand-book--every-screen">Every screen</ToEntry> of it, small, on one page.
          </li>
          <li>
            <ToEntry to="/story/two-brands--side-by-side">Two brands side by side</ToEntry>, on any screen.
          </li>
          <li>
            <ToEntry to="/story/tokens--every-token">The tokens</ToEntry>: what a theme consists of, by name.
          </li>
          <li>
            <ToEntry to="/story/right-to-left--sign-in">From right to left</ToEntry>: a page in Arabic.
          </li>
        </ul>
      </Part>
      <Part title="The toolbar">
        <p>
          <strong>Brand</strong>, <strong>Mode</strong> (light or black) and <strong>Locale</strong> hold for
          whatever is shown, and stay in the address: a link shows what you see. The viewport is set to 320,
          390, 768 or 1440 pixels.
        </p>
      </Part>
      <Part title="What is on the left">
        <ul>
          <li>
            <strong>Components</strong> know nothing of hotels: a button, a sheet, a field.
          </li>
          <li>
            <strong>Patterns</strong> are used by two screens or more: a room, a price, a calendar.
          </li>
          <li>
            <strong>Screens</strong> are whole pages in every state they can be in.
          </li>
        </ul>
        <p style={{ marginBlockStart: vars.space.small }}>
          Each has a page of documentation: what it is for, what it is given, and its states; a component’s
          says what to do and not to do with it, and what the keys do. A state that is reached by a few
          presses is played to there in English; in another language it is shown as it begins, unless its
          story says <code>playsIn: 'every language'</code>: nothing is looked for by English words.
        </p>
      </Part>
      <Part title="A brand of your own">
        <p>
          A brand is data: its tokens, its words and its pictures. <code>docs/your-own-brand.md</code> says
          how it is made, outside this repository.
        </p>
      </Part>
    </Page>
  ),
}
