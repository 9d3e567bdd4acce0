import { createGlobalThemeContract } from '@vanilla-extract/css'

/** Every value a brand decides, named by use. Components read these and nothing else. */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** The page behind everything. */
      ground: 'ground',
      /** Cards, fields, the header. */
      surface: 'surface',
      /** A quieter panel inside a surface. */
      sunken: 'sunken',
      ink: 'ink',
      inkMuted: 'ink-muted',
      line: 'line',
      /** Borders of controls: 3:1 against surface and ground. */
      lineStrong: 'line-strong',
      /** The one colour of the next step. */
      accent: 'accent',
      /** The edge of what the accent fills, and marks drawn in it: 3:1. */
      accentEdge: 'accent-edge',
      accentHover: 'accent-hover',
      onAccent: 'on-accent',
      /** The accent as text on ground and surface: 4.5:1. */
      accentText: 'accent-text',
      /** A second voice for delight, never for meaning. */
      joy: 'joy',
      focus: 'focus',
      positive: 'positive',
      positiveGround: 'positive-ground',
      caution: 'caution',
      cautionGround: 'caution-ground',
      negative: 'negative',
      negativeGround: 'negative-ground',
      /** The header and the hero's own ground and ink. */
      stage: 'stage',
      onStage: 'on-stage',
      /** Behind a dialog. */
      veil: 'veil',
    },
    scene: {
      skyHigh: 'scene-sky-high',
      skyLow: 'scene-sky-low',
      glow: 'scene-glow',
      far: 'scene-far',
      middle: 'scene-middle',
      near: 'scene-near',
      water: 'scene-water',
      wave: 'scene-wave',
      wall: 'scene-wall',
      shade: 'scene-shade',
      detail: 'scene-detail',
    },
    font: { display: 'font-display', text: 'font-text' },
    weight: { display: 'weight-display', text: 'weight-text', strong: 'weight-strong' },
    tracking: { display: 'tracking-display', label: 'tracking-label', word: 'tracking-word' },
    /**
     * `none` or `uppercase`: how small labels are set. Chromium hands capitals made by a style on as the name of what
     * wears them. A name of its own beside it would be left out when a browser translates the page, which more guests need.
     */
    labelCase: 'label-case',
    /** Fluid type sizes. */
    size: {
      small: 'size-small',
      body: 'size-body',
      lead: 'size-lead',
      title: 'size-title',
      hero: 'size-hero',
      poster: 'size-poster',
    },
    leading: { tight: 'leading-tight', text: 'leading-text' },
    /** Density is a brand's: the same names are airier or tighter. */
    space: {
      hair: 'space-hair',
      tiny: 'space-tiny',
      small: 'space-small',
      medium: 'space-medium',
      large: 'space-large',
      huge: 'space-huge',
      vast: 'space-vast',
    },
    radius: { control: 'radius-control', surface: 'radius-surface', pill: 'radius-pill' },
    stroke: { hairline: 'stroke-hairline', control: 'stroke-control' },
    shadow: { resting: 'shadow-resting', raised: 'shadow-raised' },
    motion: { quick: 'motion-quick', calm: 'motion-calm', ease: 'motion-ease' },
    /** Height of a control: never under 44 px for a finger. */
    target: 'target',
  },
  (name) => `v-${name}`,
)
