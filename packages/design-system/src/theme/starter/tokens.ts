import sourceSans3 from '@capsizecss/metrics/sourceSans3'
import type { BrandTokens, FontChoice } from '../tokens.ts'

const sourceSans = {
  family: 'Source Sans 3',
  metrics: sourceSans3,
  standIns: 'sans',
} satisfies Partial<FontChoice>

/** What a brand starts from: slate on a cool white, one family of type, blue for the next step. It is no brand's own. */
export const starterTokens: BrandTokens = {
  light: {
    ground: '#f6f7f8',
    surface: '#ffffff',
    sunken: '#eceff1',
    line: '#d3d9de',
    ink: '#1d2731',
    accent: '#2a5f8f',
    joy: '#c98a3a',
    stage: '#1f2d3a',
    onStage: '#eef3f6',
    scene: {
      skyHigh: '#a9c4d6',
      skyLow: '#f3ebdf',
      glow: '#fffaf0',
      land: '#4d6472',
      water: '#7fa3b5',
      wall: '#f4f1ea',
    },
  },
  black: {
    ground: '#0c1014',
    surface: '#151b21',
    sunken: '#10151a',
    line: '#323c45',
    ink: '#e9eef2',
    accent: '#8bbbe3',
    joy: '#e0b070',
    stage: '#17222d',
    onStage: '#e6edf2',
    scene: {
      skyHigh: '#0b1622',
      skyLow: '#35444f',
      glow: '#f2e4c8',
      land: '#101a22',
      water: '#1d303d',
      wall: '#46535d',
    },
  },
  display: { ...sourceSans, weight: '600' },
  text: { ...sourceSans, weight: '400' },
  strongWeight: '600',
  displayScale: 0.96,
  displayTracking: '-0.01em',
  corners: { control: '8px', surface: '12px', pill: '999px' },
  density: 'comfortable',
  labels: { case: 'none', tracking: '0.01em' },
  depth: 'soft',
}
