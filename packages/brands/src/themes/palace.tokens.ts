import playfairDisplay from '@capsizecss/metrics/playfairDisplay'
import sourceSans3 from '@capsizecss/metrics/sourceSans3'
import type { BrandTokens } from '@veranda/design-system/theme'

/** Grand Caribbean, warm, ceremonial: deep navy on ivory, antique gold for the next step. */
export const palaceTokens: BrandTokens = {
  light: {
    ground: '#f8f3e8',
    surface: '#fffcf5',
    sunken: '#f1e8d5',
    line: '#e2d3b4',
    ink: '#13233f',
    accent: '#c2a05a',
    joy: '#c39a52',
    stage: '#12213c',
    onStage: '#f6ead2',
    scene: {
      skyHigh: '#7fafd0',
      skyLow: '#f6e2bd',
      glow: '#fff3d6',
      land: '#1d4250',
      water: '#3f7f92',
      wall: '#f7ead0',
    },
  },
  black: {
    ground: '#080e1b',
    surface: '#0f182b',
    sunken: '#0b1322',
    line: '#2d3953',
    ink: '#f4ead6',
    accent: '#d2ad68',
    joy: '#e6c88f',
    stage: '#0f1d38',
    onStage: '#f6e7c6',
    scene: {
      skyHigh: '#0a1730',
      skyLow: '#3c4a66',
      glow: '#e9c98d',
      land: '#0a1a26',
      water: '#16334a',
      wall: '#3f4f78',
    },
  },
  display: { family: 'Playfair Display', metrics: playfairDisplay, weight: '450', standIns: 'serif' },
  text: {
    family: 'Source Sans 3',
    metrics: sourceSans3,
    weight: '400',
    standIns: 'sans',
  },
  strongWeight: '600',
  displayScale: 1,
  displayTracking: '-0.005em',
  corners: { control: '2px', surface: '2px', pill: '2px' },
  density: 'airy',
  labels: { case: 'uppercase', tracking: '0.14em' },
  depth: 'soft',
}
