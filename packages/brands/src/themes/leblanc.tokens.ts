import cormorantGaramond from '@capsizecss/metrics/cormorantGaramond'
import jost from '@capsizecss/metrics/jost'
import type { BrandTokens } from '@veranda/design-system/theme'

/** Adults only, silent: near-black on white, one pearl grey, thin lines and much room. */
export const leblancTokens: BrandTokens = {
  light: {
    ground: '#ffffff',
    surface: '#ffffff',
    sunken: '#f6f5f3',
    line: '#dcd9d4',
    ink: '#141414',
    accent: '#141414',
    joy: '#b8b3ab',
    stage: '#f4f2ef',
    onStage: '#141414',
    scene: {
      skyHigh: '#e9ebed',
      skyLow: '#fbfaf8',
      glow: '#ffffff',
      land: '#8d8982',
      water: '#c8cbcb',
      wall: '#f7f5f2',
    },
  },
  black: {
    ground: '#000000',
    surface: '#0c0c0c',
    sunken: '#151514',
    line: '#33312f',
    ink: '#f3f1ed',
    accent: '#f3f1ed',
    joy: '#8e8a83',
    stage: '#000000',
    onStage: '#f3f1ed',
    scene: {
      skyHigh: '#050505',
      skyLow: '#29292a',
      glow: '#efece6',
      land: '#161616',
      water: '#131212',
      wall: '#3c3c3d',
    },
  },
  display: {
    family: 'Cormorant Garamond',
    metrics: cormorantGaramond,
    weight: '400',
    standIns: 'serif',
    inLetters: 'Garamond, Baskerville, Georgia, serif',
  },
  text: {
    family: 'Jost',
    metrics: jost,
    weight: '350',
    standIns: 'sans',
    inLetters: "Futura, 'Century Gothic', Helvetica, Arial, sans-serif",
  },
  strongWeight: '500',
  displayScale: 1.16,
  displayTracking: '0.005em',
  corners: { control: '0', surface: '0', pill: '0' },
  density: 'very-airy',
  labels: { case: 'uppercase', tracking: '0.2em' },
  depth: 'flat',
}
