import marcellus from '@capsizecss/metrics/marcellus'
import sourceSans3 from '@capsizecss/metrics/sourceSans3'
import type { BrandTokens } from '@veranda/design-system/theme'

/** Mediterranean, sun on stone, slow: dark olive on sand, terracotta for the next step. */
export const partnerResortsTokens: BrandTokens = {
  light: {
    ground: '#f4ecdd',
    surface: '#fdf8ee',
    sunken: '#efe4cf',
    line: '#dfcdae',
    ink: '#2c311d',
    accent: '#a4472a',
    joy: '#d39a3d',
    stage: '#e6d8bd',
    onStage: '#2c311d',
    scene: {
      skyHigh: '#93bccb',
      skyLow: '#f7dfb9',
      glow: '#fff0cf',
      land: '#4a5632',
      water: '#4f98a3',
      wall: '#ecd6b1',
    },
  },
  black: {
    ground: '#12130c',
    surface: '#1b1d13',
    sunken: '#15170e',
    line: '#3b3b2a',
    ink: '#f2e8d5',
    accent: '#e28e66',
    joy: '#e0b25f',
    stage: '#23261a',
    onStage: '#f5e7cb',
    scene: {
      skyHigh: '#152540',
      skyLow: '#4f5468',
      glow: '#f6cf8b',
      land: '#191d10',
      water: '#2f5c66',
      wall: '#6a5740',
    },
  },
  display: {
    family: 'Marcellus',
    metrics: marcellus,
    weight: '400',
    standIns: 'serif',
    inLetters: 'Optima, Palatino, Georgia, serif',
  },
  text: {
    family: 'Source Sans 3',
    metrics: sourceSans3,
    weight: '400',
    standIns: 'sans',
  },
  strongWeight: '600',
  displayScale: 0.98,
  displayTracking: '0.005em',
  corners: { control: '8px', surface: '12px', pill: '8px' },
  density: 'airy',
  labels: { case: 'none', tracking: '0.02em' },
  depth: 'soft',
}
