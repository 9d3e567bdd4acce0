import bodoniModa from '@capsizecss/metrics/bodoniModa'
import interTight from '@capsizecss/metrics/interTight'
import type { BrandTokens } from '@veranda/design-system/theme'

/** Urban, tailored, evening: charcoal on warm grey, burgundy, brass hairlines. */
export const partnerCityTokens: BrandTokens = {
  light: {
    ground: '#ece8e2',
    surface: '#f9f6f1',
    sunken: '#eee8de',
    line: '#d2c0a0',
    ink: '#252427',
    accent: '#6d1c31',
    joy: '#a37f44',
    stage: '#232226',
    onStage: '#efe5d4',
    scene: {
      skyHigh: '#555d78',
      skyLow: '#e3b994',
      glow: '#ffdf9e',
      land: '#2d2b33',
      water: '#6f6b75',
      wall: '#cdb59a',
    },
  },
  black: {
    ground: '#0e0d10',
    surface: '#17161a',
    sunken: '#121114',
    line: '#453b30',
    ink: '#ece6db',
    accent: '#8e2b47',
    joy: '#c8a56a',
    stage: '#141317',
    onStage: '#ead9b8',
    scene: {
      skyHigh: '#0d0d16',
      skyLow: '#3d2a36',
      glow: '#f3c877',
      land: '#15131a',
      water: '#25232c',
      wall: '#4a4048',
    },
  },
  display: {
    family: 'Bodoni Moda',
    metrics: bodoniModa,
    weight: '450',
    standIns: 'serif',
    inLetters: "Didot, 'Bodoni MT', Georgia, serif",
  },
  text: {
    family: 'Inter Tight',
    metrics: interTight,
    weight: '400',
    standIns: 'sans',
    inLetters: "Inter, 'Helvetica Neue', Helvetica, Arial, sans-serif",
    wordSpacing: '0.12em',
  },
  strongWeight: '600',
  displayScale: 0.98,
  displayTracking: '-0.01em',
  corners: { control: '2px', surface: '2px', pill: '2px' },
  density: 'compact',
  labels: { case: 'uppercase', tracking: '0.09em' },
  depth: 'flat',
}
