import fraunces from '@capsizecss/metrics/fraunces'
import nunitoSans from '@capsizecss/metrics/nunitoSans'
import type { BrandTokens } from '@veranda/design-system/theme'

/** Family, a playful lagoon, generous: deep teal on soft white, coral where there is joy. */
export const moonTokens: BrandTokens = {
  light: {
    ground: '#f3f9f8',
    surface: '#ffffff',
    sunken: '#e6f3f1',
    line: '#cfe5e1',
    ink: '#0c383e',
    accent: '#00757c',
    joy: '#ff7d5c',
    stage: '#d5efeb',
    onStage: '#0c383e',
    scene: {
      skyHigh: '#9fdbe0',
      skyLow: '#fde3d0',
      glow: '#fff6e3',
      land: '#1b7f7a',
      water: '#2fb3b4',
      wall: '#fffaf0',
    },
  },
  black: {
    ground: '#04161a',
    surface: '#0a2328',
    sunken: '#061b20',
    line: '#1c4046',
    ink: '#e4f5f2',
    accent: '#55d0c6',
    joy: '#ff9d80',
    stage: '#0a2d33',
    onStage: '#dcf7f2',
    scene: {
      skyHigh: '#062a38',
      skyLow: '#2a6a74',
      glow: '#fdf1cf',
      land: '#06333a',
      water: '#0d5560',
      wall: '#3d7076',
    },
  },
  display: {
    family: 'Fraunces',
    metrics: fraunces,
    weight: '560',
    standIns: 'serif',
    inLetters: "'Iowan Old Style', Georgia, serif",
  },
  text: { family: 'Nunito Sans', metrics: nunitoSans, weight: '420', standIns: 'sans' },
  strongWeight: '700',
  displayScale: 1,
  displayTracking: '-0.02em',
  corners: { control: '16px', surface: '24px', pill: '999px' },
  density: 'comfortable',
  labels: { case: 'none', tracking: '0.005em' },
  depth: 'soft',
}
